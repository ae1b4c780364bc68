import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDollars } from '../../money.ts';
import { budgets } from '../options.ts';
import { bracketOf, brackets, otherBracket, specificAmount, termsOf } from './production-budget.ts';

const under = (specificBudget: string) => ({ budget: 'under-25k' as const, specificBudget });

test.each([
  ['$1', 'starter'],
  ['$4,999', 'starter'],
  ['$5,000', 'direct'],
  ['$24,999', 'direct'],
  ['$25,000', 'consultation'],
] as const)('PAY-06 %s under 25k: %s', (amount, terms) => {
  expect(termsOf(under(amount))).toBe(terms);
});

test.each(budgets.filter((budget) => budget !== 'under-25k'))(
  'PAY-06 %s: a consultation, whatever amount was typed for another bracket',
  (budget) => {
    expect(termsOf({ budget, specificBudget: '$3,000' })).toBe('consultation');
    expect(specificAmount({ budget, specificBudget: '$3,000' })).toBeNull();
  },
);

test.each([
  ['$24,999', null],
  ['$30,000', '25k-50k'],
  ['$60,000', '50k-100k'],
  ['$249,999', '100k-250k'],
  ['$999,999,999', '250k-plus'],
  ['$0', null],
  ['', null],
])('WIZ-15 %j under 25k belongs elsewhere: %j', (amount, bracket) => {
  expect(otherBracket(under(amount))).toBe(bracket);
  expect(otherBracket({ ...under(amount), budget: '' })).toBe(bracket);
});

test('WIZ-15 every amount from 1 belongs to one bracket, and the brackets leave no gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (amount) => {
      const bracket = bracketOf(amount);
      if (!bracket) throw new Error(`${amount} belongs nowhere`);
      expect(amount).toBeGreaterThanOrEqual(brackets[bracket].from);
      expect(amount).toBeLessThanOrEqual(brackets[bracket].to);
      const money = { budget: bracket, specificBudget: formatDollars(amount) };
      expect(otherBracket(money)).toBeNull();
    }),
  );
  expect(bracketOf(0)).toBeUndefined();
});
