import { expect, test } from 'vitest';
import { formatCents, starter, starterTerms } from './offer.ts';

test.each([
  [999, '$9.99'],
  [2_999, '$29.99'],
  [500_000, '$5,000'],
  [1_200_050, '$12,000.50'],
  [0, '$0'],
])('%d cents read as %s', (cents, words) => {
  expect(formatCents(cents)).toBe(words);
});

test('WIZ-20 the terms name the price and the trial that are charged', () => {
  expect(starterTerms(true)).toContain(`${starter.trialDays} days free`);
  expect(starterTerms(true)).toContain(formatCents(starter.cents));
  expect(starterTerms(false)).toContain(formatCents(starter.cents));
  expect(starterTerms(false)).not.toContain('days free');
});
