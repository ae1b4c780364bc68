import { expect, test } from 'vitest';
import { z } from 'zod';
import { addressOf, route } from './route.ts';

const restore = route({ method: 'POST', path: '/api/projects/:id/takes/:take/restore' });
const list = route({
  method: 'GET',
  path: '/api/projects',
  query: z.object({ q: z.string().optional(), limit: z.coerce.number().optional() }),
});

test('AUTH-14 what varies in an address stays in its place', () => {
  const params = { id: '../account?x', take: 'a b' };
  expect(addressOf(restore, { params })).toBe('/api/projects/..%2Faccount%3Fx/takes/a%20b/restore');
});

test('a query says what is given, and nothing of what is not', () => {
  expect(addressOf(list, {})).toBe('/api/projects');
  expect(addressOf(list, { query: { q: '', limit: undefined } })).toBe('/api/projects');
  expect(addressOf(list, { query: { q: 'a&b', limit: 2 } })).toBe('/api/projects?q=a%26b&limit=2');
  const said = new URLSearchParams([
    ['q', 'a'],
    ['q', 'b'],
  ]);
  expect(addressOf(list, { query: said })).toBe('/api/projects?q=a&q=b');
});
