import { expect, test } from 'vitest';
import { changedWords, checkoutWords, isGuaranteed } from './payment-terms.ts';

const paid = { cents: 1_200_000, is_deposit: false };

test('HOUSE-01 another budget than was paid for is said to change nothing of the payment, the same one is not', () => {
  expect(changedWords(paid, 1_200_000)).toBe('');
  expect(changedWords(paid, 1_100_000)).toContain('$11,000');
  expect(changedWords(paid, 1_100_000)).toContain('charges nothing more');
  expect(changedWords(paid, null)).toContain('agreed on with you');
});

test('HOUSE-01 a deposit is no price: only an amount that is asked for instead of it is another', () => {
  const deposit = { cents: 1_500_000, is_deposit: true };
  expect(changedWords(deposit, null)).toBe('');
  expect(changedWords(deposit, 300_000)).toContain('Your answers now say $3,000.');
});

test('PAY-06 the payment page names the guarantee wherever it is kept, of a deposit as well', () => {
  const words = (dollars: number, is_deposit: boolean) =>
    checkoutWords({ cents: dollars * 100, is_deposit });
  for (const [dollars, is_deposit] of [
    [12_000, false],
    [15_000, true],
  ] as const)
    expect(words(dollars, is_deposit)).toContain(
      '3-day 100% money-back guarantee on this payment.',
    );
  for (const unguaranteed of [words(35_000, true), words(3_000, false)])
    expect(unguaranteed).toContain('does not cover this one');
  expect(words(15_000, true)).toContain('This is a deposit');
});

test.each([
  [499_999, false],
  [500_000, true],
  [2_499_900, true],
  [2_500_000, false],
])('PAY-06 %d cents carry the guarantee: %s', (cents, carries) => {
  expect(isGuaranteed(cents)).toBe(carries);
});
