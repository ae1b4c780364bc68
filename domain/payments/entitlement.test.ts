import { expect, test } from 'vitest';
import { entitlementOf } from './entitlement.ts';
import { subscriptionStates } from './subscription-facts.ts';

test('FILE-08 a trial, a paid month and a charge that is tried again give the starter package', () => {
  const giving = subscriptionStates.filter((state) => entitlementOf([state]) === 'starter');
  expect(giving.toSorted()).toEqual(['active', 'begun', 'past_due', 'trialing']);
});

test('FILE-08 one that runs counts, whatever became of others', () => {
  expect(entitlementOf(['canceled', 'trialing', 'expired'])).toBe('starter');
  expect(entitlementOf([])).toBe('free');
});
