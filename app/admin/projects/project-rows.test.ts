import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothingKnown } from '#domain/admin/pipeline.ts';
import type { AdminProjectPage, AdminProjectRow } from '#domain/admin/project-list.ts';
import { freshRows, grown, refreshed, renewed } from './project-rows.ts';

// Number 9 is newer than number 1.
const row = (number: number, name = `Project ${number}`): AdminProjectRow => ({
  kind: 'project',
  id: String(number),
  name,
  client: 'June',
  product_name: null,
  status: 'pipeline',
  created_at: new Date(number * 60_000).toISOString(),
  archived_at: null,
  lead: nothingKnown,
});
const page = (numbers: number[], nextCursor: string | null): AdminProjectPage => ({
  rows: numbers.map((number) => row(number)),
  total: 9,
  nextCursor,
});
const numbers = ({ rows }: AdminProjectPage) => rows.map(({ id }) => Number(id));

test.each([
  ['new ones come first, what was read beyond stays', [7, 6, 5, 4], [9, 8, 7], [9, 8, 7, 6, 5, 4]],
  ['one that is gone goes', [7, 6, 5, 4], [7, 5, 4], [7, 5, 4]],
  ['a page of nothing known takes the place of all', [3, 2, 1], [9, 8, 7], [9, 8, 7]],
])('ADM-03 renewed: %s', (_, known, first, all) => {
  expect(numbers(renewed(page(known, 'end'), page(first, 'first')))).toEqual(all);
});

test('ADM-03 renewed: a first page that is all is all', () => {
  expect(renewed(page([7, 6, 5], 'end'), page([6], null))).toEqual(page([6], null));
  expect(renewed(page([7, 6], 'end'), page([], null))).toEqual(page([], null));
});

test('ADM-03 refreshed: rows change where they stand, none comes or goes', () => {
  const first = { ...page([9], 'first'), rows: [row(9), row(6, 'Another name')], total: 12 };
  const list = refreshed(page([7, 6], 'end'), first);
  expect(list.rows.map(({ name }) => name)).toEqual(['Project 7', 'Another name']);
  expect([list.total, list.nextCursor]).toEqual([12, 'end']);
  expect(freshRows(page([7, 6], 'end'), first).map(({ id }) => id)).toEqual(['9']);
});

test('ADM-07 however pages overlap, no row comes twice and the newest stands first', () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
  const newestFirst = (list: number[]) => [...list].sort((a, b) => b - a);
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 10 }), (all, size) => {
      const sorted = newestFirst(all);
      const list = page(sorted.slice(Math.floor(size / 2)), 'end');
      const both = [renewed(list, page(sorted.slice(0, size), 'first')), grown(list, list)];
      for (const shown of both.map(numbers)) {
        expect(shown).toEqual(newestFirst([...new Set(shown)]));
      }
    }),
  );
});
