import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Changes } from '../../db/changes.ts';
import { readConfig } from '../../settings/config.ts';
import { openPageCache, type Sources } from './page-cache.ts';

const config = readConfig({ APP_URL: 'http://localhost:3000' }, '/nowhere');
const inline = 'console.log("hello")';
const html = `<!doctype html><script src="/a.js"></script><script type="later">${inline}</script>`;
const long = html + ' '.repeat(2_000);
const htmlAnswer = (body = html, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** What tells that directors changed, by hand. */
function openChanges() {
  const listeners = new Set<() => void>();
  const changes: Changes = {
    announce: async () => {},
    subscribe(_topic, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {},
  };
  return { changes, change: () => listeners.forEach((listener) => void listener()) };
}

function open(page: Sources['page'] = async () => htmlAnswer()) {
  const made = vi.fn(page);
  const api = vi.fn(async () => Response.json({ directors: [] }));
  const { changes, change } = openChanges();
  const pages = openPageCache(config, { page: made, api }, changes);
  const find = (url: string, headers = {}) => pages.find({ url, headers });
  const file = async (url: string, headers = {}) => find(url, headers)?.file;
  return { page: made, api, change, pages, find, file };
}

test('NAV-06 a public page is rendered once, kept, and sent compressed', async () => {
  const { page, file } = open();
  const [first, second] = await Promise.all([file('/'), file('/?utm_source=mail')]);
  expect(first).toBe(second);
  expect(await file('/')).toBe(first);
  expect(page).toHaveBeenCalledOnce();
  expect(brotliDecompressSync(first?.brotli ?? '').toString()).toBe(html);
});

test('its inline scripts are allowed by their hash, and no others', async () => {
  const page = await open().file('/terms');
  const hash = createHash('sha256').update(inline).digest('base64');
  const policy = page?.headers['Content-Security-Policy'] ?? '';
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/);
});

test('other pages are not kept: they may differ', () => {
  const { find } = open();
  for (const path of ['/auth', '/projects', '/terms/', '/api/health']) {
    expect(find(path)).toBeUndefined();
  }
});

test('a rendering that failed is tried again', async () => {
  let broken = true;
  const { file } = open(async () => htmlAnswer(html, broken ? 500 : 200));
  await expect(file('/')).rejects.toThrow('status 500');
  broken = false;
  expect((await file('/'))?.bytes.toString()).toBe(html);
});

test.each(['/creative-directors?q=zoe', '/director/zoe', '/sitemap.xml'])(
  'DIR-05 %s is rendered once for everybody, until directors change',
  async (url) => {
    const { page, file, change } = open();
    expect(await file(url)).toBe(await file(`${url}${url.includes('?') ? '&' : '?'}noise=1`));
    expect(page).toHaveBeenCalledTimes(1);
    change();
    await file(url);
    expect(page).toHaveBeenCalledTimes(2);
  },
);

test('DIR-05 the API is asked with the address in one spelling and answers likewise', async () => {
  const { api, file } = open();
  await file('/api/directors?noise=1&q=zo%65');
  expect((await file('/api/directors?q=zoe'))?.headers['Content-Type']).toBe('application/json');
  expect(api.mock.calls.map(([request]: Request[]) => request?.url)).toEqual([
    'http://localhost:3000/api/directors?q=zoe',
  ]);
});

test('a change of the directors leaves the other pages', async () => {
  const { page, file, change } = open();
  await file('/terms');
  change();
  await file('/terms');
  expect(page).toHaveBeenCalledTimes(1);
});

test('FN-03 what was being rendered when directors changed is answered and not kept', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  let at = 0;
  const { file, change } = open(async () => await (answers[at++]?.promise ?? htmlAnswer('third')));
  const before = file('/creative-directors');
  change();
  const after = file('/creative-directors');
  answers[1]?.resolve(htmlAnswer('new'));
  expect((await after)?.bytes.toString()).toBe('new');
  answers[0]?.resolve(htmlAnswer('old'));
  expect((await before)?.bytes.toString()).toBe('old');
  expect((await file('/creative-directors'))?.bytes.toString()).toBe('new');
});

test('DIR-06 a director who is not there is answered 404, rendered once, and not kept', async () => {
  const { page, file } = open(async () => htmlAnswer('nobody', 404));
  expect(await file('/director/x')).toMatchObject({ status: 404 });
  expect(page).toHaveBeenCalledTimes(1);
  await file('/director/x');
  expect(page).toHaveBeenCalledTimes(2);
});

test('who says who they are is not given what is kept', async () => {
  const { find } = open();
  expect(find('/creative-directors', { authorization: 'Bearer x' })).toBeUndefined();
  for (const name of ['better-auth.session_token', '__Secure-better-auth.session_token']) {
    expect(find('/creative-directors', { cookie: `a=b; ${name}=c` })).toBeUndefined();
  }
  expect(find('/creative-directors', { cookie: 'theme=dark' })).toBeDefined();
});

test('DIR-05 a kept page is compressed in the way that is asked for', async () => {
  const { file } = open(async () => htmlAnswer(long));
  expect(await file('/director/zoe')).not.toHaveProperty('brotli');
  const page = await file('/director/zoe', { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(page?.brotli ?? '').toString()).toBe(long);
  expect(page).not.toHaveProperty('gzip');
});
