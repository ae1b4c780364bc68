import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  ['/projects', '/projects'],
  ['/projects/7?tab=script#frame-2', '/projects/7?tab=script#frame-2'],
  ['/', '/'],
  ['', '/'],
  [null, '/'],
  ['projects', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/a\\b', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth?next=/auth', '/'],
  ['/auth/link?token=x', '/'],
  ['/authors', '/authors'],
  ['/api/projects', '/'],
  ['/./api/projects', '/'],
  ['/x/..//evil.example', '/'],
])('AUTH-06 %j leads to %j', (asked, path) => {
  expect(safeReturnPath(asked)).toBe(path);
});
