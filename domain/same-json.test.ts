import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameJson } from './same-json.ts';

test.each([
  [{ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [[1, 2], [2, 1], false],
  [{ a: null }, {}, false],
  [{ a: '1' }, { a: 1 }, false],
  [null, {}, false],
  [undefined, null, false],
  [[], {}, false],
])('PROJ-15 %j and %j: %s', (one, other, same) => {
  expect(sameJson(one, other)).toBe(same);
});

test('PROJ-15 what has been through the database is the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(sameJson(value, JSON.parse(JSON.stringify(value)))).toBe(true);
    }),
  );
});
