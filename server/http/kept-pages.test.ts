import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { keepPages } from './kept-pages.ts';
import type { RenderPage } from './pages.ts';

const config = readConfig({ APP_URL: 'http://localhost:3000' }, '/nowhere');
const inline = 'console.log("hello")';
const html = `<!doctype html><script src="/a.js"></script><script type="later">${inline}</script>`;
const rendering = (): RenderPage => async () =>
  new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

test('NAV-06 a public page is rendered once, kept, and sent compressed', async () => {
  const render = vi.fn(rendering());
  const pages = keepPages(config, render);
  const [first, second] = await Promise.all([pages.find('/'), pages.find('/')]);
  expect(first).toBe(second);
  expect(pages.find('/')).toBe(first);
  expect(render).toHaveBeenCalledOnce();
  expect(brotliDecompressSync(first?.brotli ?? '').toString()).toBe(html);
});

test('its inline scripts are allowed by their hash, and no others', async () => {
  const page = await keepPages(config, rendering()).find('/terms');
  const hash = createHash('sha256').update(inline).digest('base64');
  const policy = page?.headers['Content-Security-Policy'] ?? '';
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/);
});

test('other pages are not kept: they may differ', () => {
  const pages = keepPages(config, rendering());
  for (const path of ['/auth', '/projects', '/terms/', '/?a=b']) {
    expect(pages.find(path)).toBeUndefined();
  }
});

test('a rendering that failed is tried again', async () => {
  let broken = true;
  const pages = keepPages(config, async (request) => {
    if (broken) return new Response('', { status: 500 });
    return rendering()(request);
  });
  await expect(pages.find('/')).rejects.toThrow('status 500');
  broken = false;
  expect((await pages.find('/'))?.bytes.toString()).toBe(html);
});
