import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollarsRefusal, formatDollars, parseDollars, typedDollars } from './money.ts';

test.each([
  ['', null],
  ['$', null],
  ['.50', null],
  ['abc', null],
  ['0', 0],
  ['007', 7],
  ['12000', 12_000],
  ['$12,500.00', 12_500],
  ['$12,500.', 12_500],
  ['$12,500.5', null],
  ['$12,500.50', null],
  ['12.500', null],
  ['12a0b00.50', null],
  ['12k', null],
  ['-5', null],
  ['1e3', null],
  ['12$', null],
  [' $ 1 200 ', 1_200],
  ['5900,00', null],
  ['120,50', null],
  ['12000,50', null],
  ['12,000,50', null],
  ['1,2,3', null],
  ['12 50', null],
  ['12,000,', null],
  ['9'.repeat(12), 999_999_999_999],
  ['$1,000,000,000,000', null],
  ['9'.repeat(40), null],
  [`0${'9'.repeat(12)}`, 999_999_999_999],
])('WIZ-15 %j is read as %j dollars', (typed, dollars) => {
  expect(parseDollars(typed)).toBe(dollars);
});

test.each([
  ['', ''],
  ['$', ''],
  ['1', '$1'],
  ['$123', '$123'],
  ['$1234', '$1,234'],
  ['$12,50', '$12,50'],
  ['5900,00', '5900,00'],
  ['12$', '12$'],
  ['$1,2345', '$12,345'],
  ['$12,500.00', '$12,500.00'],
  ['12a0b00.50', '12a0b00.50'],
  ['$0,000', '$0,000'],
  ['1234567890123', '$1,234,567,890,123'],
])('WIZ-15 while %j is typed the field shows %j', (typed, shown) => {
  expect(typedDollars(typed)).toBe(shown);
});

test('WIZ-15 what the field shows reads as the same amount, and shows the same again', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const shown = typedDollars(typed);
      expect(parseDollars(shown)).toBe(parseDollars(typed));
      if (shown === '') expect(dollarsRefusal(typed)).toBe(undefined);
      expect(typedDollars(shown)).toBe(shown);
    }),
  );
});

test.each([
  ['', undefined],
  ['$ ', undefined],
  ['$12,000', undefined],
  ['12a0b00.50', 'Whole dollars in digits, please: no cents, no letters.'],
  ['120,50', 'Whole dollars, please: a comma parts thousands here, as in $12,000, and no cents.'],
  ['1234567890123', 'This is too large for an amount: 12 digits at most, please.'],
  ['$1,234,567,890,123.00', 'This is too large for an amount: 12 digits at most, please.'],
  ['12000.50', 'Whole dollars in digits, please: no cents, no letters.'],
])('WIZ-15 %j is refused with %j', (typed, words) => {
  expect(dollarsRefusal(typed)).toBe(words);
});

test('WIZ-15 every amount is shown as US currency without decimals', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999_999), (dollars) => {
      expect(typedDollars(String(dollars))).toBe(formatDollars(dollars));
      expect(parseDollars(formatDollars(dollars))).toBe(dollars);
    }),
  );
});
