import { expect, test } from 'vitest';
import { formatDollars } from '../../money.ts';
import { amountGuidelines, closestGuideline } from './amount-guidelines.ts';
import { termsOf } from './production-budget.ts';

test.each(amountGuidelines)('WIZ-16 $title: an amount one can go on with', ({ amount }) => {
  const money = { budget: 'under-25k' as const, specificBudget: formatDollars(amount) };
  expect(termsOf(money)).toBe('direct');
});

test.each([
  ['', true, 'small'],
  ['narrative', true, 'small'],
  ['direct', false, 'small'],
  ['narrative', false, 'large'],
  ['', false, 'middle'],
] as const)('WIZ-16 style %j, voice-over only %j: the %s one is closest', (style, voice, id) => {
  expect(closestGuideline({ videoStyle: style, voiceOverOnly: voice })).toBe(id);
});
