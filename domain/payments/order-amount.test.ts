import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budgets } from '../wizard/options.ts';
import { draftAmount, projectAmount, wizardAmount } from './order-amount.ts';

test.each([
  ['under-25k', '$12,000', 12_000],
  ['under-25k', '12000.50', 100_000],
  ['under-25k', '4999', 4_999],
  ['25k-50k', '$12,000', 12_000],
  [undefined, '$12,000', 12_000],
  ['under-25k', '', 100_000],
  ['under-25k', '$0', 100_000],
  ['25k-50k', '', 35_000],
  ['25k-50k', 'soon', 35_000],
  ['50k-100k', '', 100_000],
  ['100k-250k', '', 100_000],
  ['250k-plus', '', 100_000],
  [undefined, undefined, 100_000],
] as const)('PAY-03 in the wizard %s with %j costs %d', (budget, specificBudget, dollars) => {
  expect(wizardAmount({ budget, specificBudget })).toBe(dollars);
});

test.each([
  ['under-25k', '$12,000', 12_000],
  ['under-25k', '12,000', 12_000],
  ['under-25k', '12000', 12_000],
  ['under-25k', '', 15_000],
  ['under-25k', '$0', 15_000],
  ['under-25k', undefined, 15_000],
  ['25k-50k', '', 35_000],
  ['25k-50k', '$12,000', 35_000],
  ['50k-100k', '$12,000', 15_000],
  ['250k-plus', '', 15_000],
  ['something older', '$12,000', 15_000],
  [undefined, '$12,000', 15_000],
] as const)(
  'PAY-03 on the project screen %s with %j costs %d',
  (budget, specificBudget, dollars) => {
    expect(projectAmount({ budget, specificBudget })).toBe(dollars);
  },
);

describe('PAY-09 answers that are recorded nowhere', () => {
  test.each([
    ['under-25k', '$12,000', 12_000],
    ['under-25k', '$24,999', 24_999],
    ['under-25k', '$25,000', null],
    [undefined, '$999,999', null],
    ['25k-50k', '', 35_000],
    ['50k-100k', '', 100_000],
  ] as const)('%s with %j cost %d, whatever is asked', (budget, specificBudget, dollars) => {
    expect(draftAmount({ budget, specificBudget }, 7)).toBe(dollars);
  });

  test.each([
    [1, 1],
    [24_999, 24_999],
    [25_000, null],
    [35_000, 35_000],
    [100_000, 100_000],
    [100_001, null],
  ])('without any, %d costs %s', (asked, dollars) => {
    expect(draftAmount({}, asked)).toBe(dollars);
  });
});

test('PAY-03 an amount is never zero, negative or broken', () => {
  const money = fc.record({
    budget: fc.constantFrom(...budgets, undefined, ''),
    specificBudget: fc.oneof(fc.string(), fc.nat().map(String), fc.constantFrom('$0', '-5', '.5')),
  });
  fc.assert(
    fc.property(money, fc.nat(), (asked, amount) => {
      const drafted = draftAmount(asked, amount + 1);
      for (const dollars of [wizardAmount(asked), projectAmount(asked), drafted ?? 1]) {
        expect(Number.isSafeInteger(dollars) && dollars > 0).toBe(true);
      }
    }),
  );
});
