import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [`${phone} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${phone} (KHTML, like Gecko) CriOS/141.0.1 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['curl/8.5.0', 'Another device'],
  ['', 'Another device'],
  [null, 'Another device'],
])('AUTH-12 %j is %j', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});
