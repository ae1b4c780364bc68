import { expect, test } from 'vitest';
import { mappedBudget } from './mapped-budget.ts';

test.each([
  ['$1', 1_000, false],
  ['$999', 1_000, false],
  ['$1,000', 1_000, true],
  ['4999', 1_000, true],
  ['$5,000', 5_000, true],
  ['9,999', 5_000, true],
  ['$10,000', 10_000, true],
  ['$24,999', 10_000, true],
])('MATCH-02 an amount of %s counts as %i', (specificBudget, dollars, full) => {
  expect(mappedBudget({ budget: 'under-25k', specificBudget })).toMatchObject({ dollars, full });
});

test.each([
  ['25k-50k', 25_000],
  ['50k-100k', 50_000],
  ['100k-250k', 100_000],
  ['250k-plus', 100_000],
] as const)(
  'MATCH-02 the bracket %s counts as %i, whatever amount is left over',
  (budget, dollars) => {
    for (const specificBudget of ['', '$3,000'])
      expect(mappedBudget({ budget, specificBudget })).toMatchObject({ dollars, full: true });
  },
);

test.each(['', 'much', '$0', '$25,000'])(
  'MATCH-02 %j is no amount of the smallest bracket',
  (specificBudget) => {
    expect(mappedBudget({ budget: 'under-25k', specificBudget })).toBeNull();
  },
);
