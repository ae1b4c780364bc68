import { expect, test } from 'vitest';
import { aboveBudget, aboveBudgetWords } from './above-budget.ts';

const eight = { budget: 'under-25k', specificBudget: '$8,000' } as const;
const bracket = { budget: '25k-50k', specificBudget: '' } as const;

test.each([
  [60_000, eight, 'Starts at $60,000, above your $8,000.'],
  [8_001, eight, 'Starts at $8,001, above your $8,000.'],
  [8_000, eight, ''],
  [49_999, bracket, ''],
  [60_000, bracket, 'Starts at $60,000, above your $25k–$50k.'],
  [null, eight, ''],
  [60_000, { budget: '', specificBudget: '' }, ''],
] as const)('MATCH-04 a start of %j beside %j: %j', (startingAt, money, words) => {
  expect(aboveBudget({ startingAt }, money)).toBe(words);
});

test('MATCH-04 HOUSE-01 where something is paid, that is what a start is above, whatever the answers say since', () => {
  const six = { budget: 'under-25k', specificBudget: '$6,000' } as const;
  const paid = { cents: 800_000, is_deposit: false };
  const said = (startingAt: number, payment: typeof paid, money: typeof six | typeof bracket) =>
    aboveBudget({ startingAt }, money, payment);
  expect(said(8_500, paid, six)).toBe('Starts at $8,500, above your $8,000.');
  expect(said(7_500, paid, six)).toBe('');
  expect(said(60_000, paid, bracket)).toBe('Starts at $60,000, above your $8,000.');
  const deposit = { cents: 1_500_000, is_deposit: true };
  expect(said(60_000, deposit, six)).toBe('');
  expect(said(60_000, deposit, bracket)).toBe('Starts at $60,000, above your $25k–$50k.');
});

test('MATCH-04 who starts above what is paid is said to be settled with the producer', () => {
  const director = { name: 'Ignatius Corvane', startingAt: 60_000 };
  expect(aboveBudgetWords(director, eight)).toBe(
    'Ignatius Corvane starts at $60,000, above your $8,000. The producer settles with you whether they take the job for it, or who does.',
  );
  expect(aboveBudgetWords({ ...director, startingAt: 8_000 }, eight)).toBe('');
});
