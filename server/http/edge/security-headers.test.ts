import { expect, test } from 'vitest';
import { contentPolicy } from './security-headers.ts';

test('DIR-07 a page may frame the players of reels and nothing else', () => {
  const policy = contentPolicy({ isHttps: true, isDevelopment: false }, []).split('; ');
  expect(policy.filter((rule) => rule.startsWith('frame-src'))).toEqual([
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.loom.com https://fast.wistia.net',
  ]);
});
