import { expect, test } from 'vitest';
import { changedWords, isGuaranteed, paidWords, standingWords } from './payment-terms.ts';

const paid = { number: 1001, cents: 1_200_000, is_deposit: false };

test('HOUSE-01 what was paid is said with its amount and order, and what it is', () => {
  expect(paidWords(paid)).toBe('You paid $12,000, order AB-1001.');
  expect(standingWords(paid)).toContain('reservation');
  const deposit = { ...paid, cents: 3_500_000, is_deposit: true };
  expect(paidWords(deposit)).toBe('You paid a deposit of $35,000, order AB-1001.');
  expect(standingWords(deposit)).toContain('consultation');
});

test('HOUSE-01 another budget than was paid for is said to change nothing of the payment, the same one is not', () => {
  expect(changedWords(paid, 1_200_000)).toBe('');
  expect(changedWords(paid, 1_100_000)).toContain('$11,000');
  expect(changedWords(paid, 1_100_000)).toContain('charges nothing more');
  expect(changedWords(paid, null)).toContain('agreed on with you');
});

test.each([
  [499_999, false],
  [500_000, true],
  [2_499_900, true],
  [2_500_000, false],
])('PAY-06 %d cents carry the guarantee: %s', (cents, carries) => {
  expect(isGuaranteed(cents)).toBe(carries);
});
