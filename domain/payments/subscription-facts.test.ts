import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subscriptionEvent, toldTwice } from '#tests/builders/payments/payment-events.ts';
import type { SubscriptionEvent, SubscriptionStatus } from './subscription-event.ts';
import {
  addSubscriptionEvent,
  isRunning,
  noSubscriptionFacts,
  type SubscriptionState,
  subscriptionState,
} from './subscription-facts.ts';

const factsOf = (events: readonly SubscriptionEvent[]) =>
  events.reduce(addSubscriptionEvent, noSubscriptionFacts);

const snapshot = (
  at: number,
  status: SubscriptionStatus,
  cancelAtPeriodEnd = false,
): SubscriptionEvent => ({
  type: 'snapshot',
  at,
  status,
  trialEnd: 700,
  periodEnd: 700,
  cancelAtPeriodEnd,
});
const begun: SubscriptionEvent = {
  type: 'begun',
  at: 1,
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
};
const expired: SubscriptionEvent = { type: 'expired', at: 9 };

const states: [SubscriptionState, ...SubscriptionEvent[]][] = [
  ['opening'],
  ['expired', expired],
  ['begun', begun],
  ['begun', expired, begun],
  ['trialing', begun, snapshot(1, 'trialing')],
  ['trialing', snapshot(1, 'trialing')],
  ['active', snapshot(1, 'trialing'), snapshot(700, 'active')],
  ['active', snapshot(1, 'trialing'), snapshot(1, 'active')],
  ['past_due', snapshot(700, 'active'), snapshot(900, 'past_due')],
  ['active', snapshot(900, 'past_due'), snapshot(950, 'active')],
  ['canceled', snapshot(700, 'active'), snapshot(800, 'canceled')],
  ['canceled', snapshot(800, 'canceled'), snapshot(900, 'active')],
  ['active', snapshot(1, 'incomplete'), snapshot(1, 'active')],
  // Another card was tried in the same checkout.
  ['active', snapshot(90_000, 'incomplete_expired'), snapshot(60, 'active')],
  ['incomplete_expired', snapshot(1, 'incomplete'), snapshot(90_000, 'incomplete_expired')],
];

describe('PAY-05 where a subscription stands', () => {
  test.each(states)('%s', (state, ...events) => {
    expect(subscriptionState(factsOf(events))).toBe(state);
    expect(subscriptionState(factsOf(events.toReversed()))).toBe(state);
  });
});

test('PAY-05 its end can be asked for and taken back', () => {
  const asked = [snapshot(10, 'active'), snapshot(20, 'active', true)];
  expect(factsOf(asked).snapshot?.cancelAtPeriodEnd).toBe(true);
  const takenBack = factsOf([snapshot(30, 'active'), ...asked]);
  expect(takenBack.snapshot?.cancelAtPeriodEnd).toBe(false);
});

test('PAY-05 events in any order, however often each is told, give the same facts', () => {
  fc.assert(
    fc.property(toldTwice(subscriptionEvent), ([once, again]) => {
      expect(factsOf(again)).toEqual(factsOf(once));
    }),
    { numRuns: 2000 },
  );
});

test('PAY-05 what is known stays known: nothing leads back to an open checkout or out of the end', () => {
  const events = fc.array(subscriptionEvent, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(events, subscriptionEvent, (before, event) => {
      const [earlier, later] = [factsOf(before), factsOf([...before, event])];
      const [from, to] = [subscriptionState(earlier), subscriptionState(later)];
      if (from !== 'opening') expect(to).not.toBe('opening');
      if (from === 'canceled') expect(to).toBe('canceled');
      if (earlier.started !== null) {
        expect(later.started).toBeLessThanOrEqual(earlier.started);
      }
    }),
  );
});

test('WIZ-20 one that was never begun, or is over, makes room for another', () => {
  const running = states.map(([state]) => state).filter(isRunning);
  expect([...new Set(running)].sort()).toEqual(['active', 'begun', 'past_due', 'trialing']);
});
