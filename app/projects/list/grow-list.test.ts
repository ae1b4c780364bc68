import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someProject } from '../testing/some-project.ts';
import { type ListedProjects, withFirstPage, withMore } from './grow-list.ts';

const of = (ids: string, nextCursor: string | null = null) => ({
  projects: [...ids].map((id) => someProject({ id })),
  nextCursor,
});
const idsOf = ({ projects }: ListedProjects) => projects.map(({ id }) => id).join('');

test.each([
  ['one was added', 'CBA', null, 'DCBA', null, 'DCBA'],
  ['one was deleted', 'CBA', null, 'CA', null, 'CA'],
  ['one was added to a list of two pages', 'DCBA', 'x', 'EDC', 'y', 'EDCBA'],
  ['one was deleted from the first of two pages', 'FEDCBA', null, 'FDC', 'y', 'FDCBA'],
  ['nothing is known beyond the page', 'FED', 'x', 'EDC', 'y', 'EDC'],
  ['nothing is left', 'A', null, '', null, ''],
])('FN-02 the first page read again: %s', (_name, before, cursor, page, next, after) => {
  const grown = withFirstPage(of(before, cursor), of(page, next));
  expect(idsOf(grown)).toBe(after);
});

test('FN-02 the end of the list is where it was, whatever came to its beginning', () => {
  expect(withFirstPage(of('DCBA', 'after A'), of('EDC', 'after C')).nextCursor).toBe('after A');
  expect(withFirstPage(of('FED', 'after D'), of('EDC', 'after C')).nextCursor).toBe('after C');
});

test('FN-02 more is added once, to what stands there by then', () => {
  expect(idsOf(withMore(of('DCB', 'x'), of('CBA')))).toBe('DCBA');
  expect(idsOf(withMore(of('', 'x'), of('BA')))).toBe('BA');
  const whole = 'HGFEDCBA';
  fc.assert(
    fc.property(fc.nat(7), fc.nat(7), (from, end) => {
      const page = whole.slice(Math.min(from, end), end + 1);
      expect(
        idsOf(withMore(of(whole.slice(0, end + 1), 'x'), of(page + whole.slice(end + 1)))),
      ).toBe(whole);
    }),
  );
});
