import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDollars } from '../../money.ts';
import { budgets } from '../../wizard/options.ts';
import { projectAmount } from '../order-amount.ts';
import { guaranteeEnds } from './guarantee.ts';
import { creditedWords, guaranteeWords, isGuaranteed } from './payment-terms.ts';
import { depositTerms, priceRule, projectPrice } from './price-rule.ts';

test.each([
  ['under-25k', '$1', 1, 'small'],
  ['under-25k', '$4,999', 4_999, 'small'],
  ['under-25k', '$5,000', 5_000, 'price'],
  ['under-25k', '$24,999', 24_999, 'price'],
  ['under-25k', '', 15_000, 'price'],
  ['25k-50k', '', 35_000, 'deposit'],
  ['50k-100k', '', 15_000, 'deposit'],
  ['250k-plus', '$3,000', 15_000, 'deposit'],
  ['', '', 15_000, 'deposit'],
] as const)(
  'HOUSE-01 %s with %j asks $%i, which is a %s',
  (budget, specificBudget, dollars, kind) => {
    expect(projectPrice({ budget, specificBudget })).toEqual({ dollars, kind });
  },
);

test('HOUSE-01 what is asked is what is charged, and a guarantee is named where it is kept', () => {
  const money = fc.record({
    budget: fc.constantFrom('', ...budgets),
    specificBudget: fc.nat(60_000).map(formatDollars),
  });
  fc.assert(
    fc.property(money, (answers) => {
      const { dollars } = projectPrice(answers);
      expect(dollars).toBe(projectAmount(answers));
      const ends = guaranteeEnds({ cents: dollars * 100, state: 'paid', paid_at: new Date(0) });
      expect(isGuaranteed(dollars * 100)).toBe(ends !== null);
    }),
  );
});

test('HOUSE-01 the rule names the amounts that are charged, in the words of the payment terms', () => {
  expect(priceRule.small).toContain('Under $5,000');
  expect(priceRule.price).toContain(
    `$5,000 to $24,999 the amount is the price, with a ${guaranteeWords}`,
  );
  for (const budget of budgets.slice(1)) {
    expect(priceRule.deposit).toContain(formatDollars(projectAmount({ budget })));
  }
  expect(priceRule.deposit).toContain(creditedWords);
});

test('HOUSE-01 PAY-06 of each deposit it is said whether the guarantee covers it', () => {
  for (const budget of budgets.slice(1)) {
    const dollars = projectAmount({ budget });
    const isCovered = isGuaranteed(dollars * 100);
    const words = depositTerms(budget);
    expect(words).toContain(formatDollars(dollars));
    expect(words.includes(`It has a ${guaranteeWords}.`)).toBe(isCovered);
    expect(words.includes('does not cover it')).toBe(!isCovered);
    const named = formatDollars(dollars).replace('$', '\\$');
    expect(priceRule.deposit).toMatch(
      new RegExp(isCovered ? `guarantee covers ${named}` : `, not ${named}`),
    );
  }
});
