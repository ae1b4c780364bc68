import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownRoutes, otherRoute, routeOf } from './known-routes.ts';
import { stripView } from './strip-view.ts';

test.each([
  ['/', '/'],
  ['/director/7b0c', '/director/:id'],
  ['/Director/7b0c/', '/director/:id'],
  ['/director/:id', '/director/:id'],
  ['/projects/9d2f/edit', '/projects/:id/edit'],
  ['/projects/9d2f/more', 'other'],
  ['/june@nightjar.example', 'other'],
  ['other', 'other'],
  ['', 'other'],
  ['terms', 'other'],
])('NAV-02 %s is counted as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test.each([
  ['', ''],
  ['?tab=directors&q=june', 'tab=directors'],
  ['?tab=june@nightjar.example', ''],
  ['?begin', 'begin'],
  ['?begin=june@nightjar.example', 'begin'],
  [
    'utm_campaign=spring_2026&utm_source=newsletter',
    'utm_source=newsletter&utm_campaign=spring_2026',
  ],
  ['?utm_source=june@nightjar.example', ''],
  ['?utm_source=Newsletter', ''],
  ['?utm_source=213-555-0142', ''],
  ['?utm_source=5f3a9c1b2d4e', ''],
  ['?session_id=cs_test_1&email=a@b.example&token=x', ''],
])('NAV-02 of the query %s stays %s', (query, kept) => {
  expect(stripView('/', query).query).toBe(kept);
});

describe('NAV-02 nothing personal survives', () => {
  const token = fc
    .uint8Array({ minLength: 16, maxLength: 48 })
    .map((bytes) => Buffer.from(bytes).toString('base64url'));
  const hex = fc
    .uint8Array({ minLength: 16, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex'));
  const secret = fc.oneof(fc.emailAddress(), fc.uuid(), token, hex);
  const name = fc.constantFrom(
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'tab',
    'begin',
    'q',
    'x',
  );
  const before = fc.constantFrom(
    '/',
    '/director/',
    '/projects/',
    '/auth/link/',
    '/projects/a/edit/',
  );

  test('neither out of a path nor out of a query', () => {
    const known = new Set<string>([...knownRoutes, otherRoute]);
    fc.assert(
      fc.property(before, secret, name, fc.boolean(), (start, hidden, key, isRaw) => {
        const value = isRaw ? hidden : encodeURIComponent(hidden);
        const { path, query } = stripView(`${start}${value}`, `?${key}=${value}&${value}`);
        expect(known).toContain(path);
        expect(query).not.toContain(hidden);
        expect(decodeURIComponent(query)).not.toContain(hidden);
      }),
      { numRuns: 2_000 },
    );
  });

  test('and what is left is short, plain, and stripped already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string(), (path, query) => {
        const view = stripView(path, query);
        expect(view.query).toMatch(/^[a-z0-9_.&=-]{0,200}$/);
        expect(stripView(view.path, view.query)).toEqual(view);
      }),
    );
  });
});
