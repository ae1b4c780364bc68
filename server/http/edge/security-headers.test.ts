import { expect, test } from 'vitest';
import { contentPolicy, filePolicy } from './security-headers.ts';

test('DIR-07 a page may frame the players of reels and nothing else', () => {
  const policy = contentPolicy({ isHttps: true, isDevelopment: false }, []).split('; ');
  expect(policy.filter((rule) => rule.startsWith('frame-src'))).toEqual([
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.loom.com https://fast.wistia.net',
  ]);
});

test('FILM-04 a file may nothing, but the worker that makes films may run an encoder', () => {
  const nothing = "default-src 'none'; frame-ancestors 'none'";
  for (const path of [
    '/assets/sound-worker-a1.js',
    '/assets/film-worker-a1.js.map',
    '/favicon.svg',
  ])
    expect(filePolicy(path)).toBe(nothing);
  expect(filePolicy('/assets/film-worker-uxV6otU0.js')).toBe(
    `${nothing}; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:`,
  );
  expect(contentPolicy({ isHttps: true, isDevelopment: false }, [])).not.toContain('wasm');
});
