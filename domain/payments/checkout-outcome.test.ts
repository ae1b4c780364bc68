import { expect, test } from 'vitest';
import { orderOutcome, subscriptionOutcome } from './checkout-outcome.ts';
import { isFunded, orderStates } from './order-facts.ts';
import { isRunning, subscriptionStates } from './subscription-facts.ts';

test('PAY-07 a checkout counts as paid exactly while the house has the money', () => {
  expect(orderStates.filter((state) => orderOutcome(state) === 'paid')).toEqual(
    orderStates.filter(isFunded),
  );
});

test('PAY-07 the checkout of a subscription counts as paid while that runs', () => {
  const running = subscriptionStates.filter((state) => isRunning(state) && state !== 'begun');
  expect(subscriptionStates.filter((state) => subscriptionOutcome(state) === 'paid')).toEqual(
    running,
  );
});

test('PAY-07 what is on its way is pending, what can still be paid is open', () => {
  expect(['open', 'processing'].map((state) => orderOutcome(state as 'open'))).toEqual([
    'open',
    'pending',
  ]);
  expect(['opening', 'begun'].map((state) => subscriptionOutcome(state as 'begun'))).toEqual([
    'open',
    'pending',
  ]);
});

test('PAY-07 what was never completed is told from what was given back or has ended', () => {
  expect(['failed', 'expired'].map((state) => orderOutcome(state as 'failed'))).toEqual([
    'over',
    'over',
  ]);
  expect(['refunded', 'lost'].map((state) => orderOutcome(state as 'lost'))).toEqual([
    'given-back',
    'given-back',
  ]);
  expect(subscriptionStates.map(subscriptionOutcome).filter((one) => one === 'ended')).toEqual([
    subscriptionOutcome('canceled'),
  ]);
});
