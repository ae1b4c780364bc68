import { expect, test } from 'vitest';
import { tokensOf } from './price.ts';

test('GEN-09 what a provider says it counted is taken as it is', () => {
  expect(tokensOf(12, 0)).toEqual({ input: 12, output: 0 });
  expect(tokensOf(1_200_000, 4096)).toEqual({ input: 1_200_000, output: 4096 });
});

test.each([
  [undefined, 5],
  [5, undefined],
  [-5_000_000, 5],
  [1.5, 5],
  [5, 3_000_000_000],
  [Number.NaN, 5],
  [1e308, 5],
])('GEN-09 %d and %d tokens are no count', (input, output) => {
  expect(tokensOf(input, output)).toBeUndefined();
});

test('MOD-05 a provider that counts nothing for what it read or wrote has not counted', () => {
  expect(tokensOf(0, 0, 'Bread.')).toBeUndefined();
  expect(tokensOf(0, 40, 'Bread.')).toBeUndefined();
  expect(tokensOf(40, 0, 'Bread.')).toBeUndefined();
});
