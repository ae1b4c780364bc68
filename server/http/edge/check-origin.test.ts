import { expect, test } from 'vitest';
import { isOwnRequest } from './check-origin.ts';

const named = ['https://app.example'];
const asked = { site: undefined, origin: undefined, host: undefined, hasCookie: true, named };
const ownOrigin = 'https://ads.example.com';
const local = 'http://localhost:3000';

test.each([
  ['a page of ours', { origin: ownOrigin, host: 'inner:3000' }, ownOrigin, true],
  [
    'another site under a Host of its own',
    { origin: 'https://evil.example', host: 'evil.example' },
    ownOrigin,
    false,
  ],
  [
    'this machine on a public installation',
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    ownOrigin,
    false,
  ],
  [
    'this machine by its other name',
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    local,
    true,
  ],
  [
    'another program of this machine',
    { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:3000' },
    local,
    false,
  ],
  [
    'another name for this machine',
    { origin: 'http://rebound.example:3000', host: 'rebound.example:3000' },
    local,
    false,
  ],
  ['a browser that says so', { site: 'same-origin', origin: 'https://x.example' }, ownOrigin, true],
  [
    'a named page without a cookie',
    { site: 'cross-site', origin: 'https://app.example', hasCookie: false },
    ownOrigin,
    true,
  ],
  [
    'a named page with one',
    { site: 'cross-site', origin: 'https://app.example' },
    ownOrigin,
    false,
  ],
  ['a program without a cookie', { hasCookie: false }, ownOrigin, true],
  ['a program with one', {}, ownOrigin, false],
])('SEC-01 %s: %j', (_who, said, own, is) => {
  expect(isOwnRequest({ ...asked, ...said, ownOrigin: own })).toBe(is);
});
