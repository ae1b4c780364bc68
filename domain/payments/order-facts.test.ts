import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderEvent, toldTwice } from '#tests/builders/payments/payment-events.ts';
import type { OrderEvent } from './order-event.ts';
import {
  addOrderEvent,
  isFunded,
  noFacts,
  type OrderState,
  orderState,
  refundedCents,
} from './order-facts.ts';

const factsOf = (events: readonly OrderEvent[]) => events.reduce(addOrderEvent, noFacts);
const asked = 1_200_000;
const stateOf = (...events: OrderEvent[]) => orderState(factsOf(events), asked);

const paid: OrderEvent = { type: 'paid', at: 10, cents: asked, paymentId: 'pi_1' };
const processing: OrderEvent = { type: 'processing', at: 5 };
const failed: OrderEvent = { type: 'failed', at: 8 };
const expired: OrderEvent = { type: 'expired', at: 9 };
type Refund = Extract<OrderEvent, { type: 'refund' }>;
const refund = (
  cents: number,
  status: Refund['status'] = 'succeeded',
  refundId = 're_1',
): OrderEvent => ({ type: 'refund', at: 20, refundId, cents, status });
type Dispute = Extract<OrderEvent, { type: 'dispute' }>;
const dispute = (status: Dispute['status'], disputeId = 'du_1'): OrderEvent => ({
  type: 'dispute',
  at: 30,
  disputeId,
  cents: asked,
  status,
});

const states: [OrderState, ...OrderEvent[]][] = [
  ['open'],
  ['processing', processing],
  ['failed', processing, failed],
  ['expired', expired],
  ['processing', expired, processing],
  ['paid', paid],
  ['paid', processing, paid],
  ['paid', expired, paid],
  ['paid', failed, paid],
  ['underpaid', { ...paid, cents: asked - 1 }],
  ['paid', { ...paid, cents: asked + 1 }],
  ['open', refund(asked)],
  ['refunded', paid, refund(asked)],
  ['refunded', paid, refund(asked, 'pending')],
  ['paid', paid, refund(asked, 'pending'), refund(asked, 'failed')],
  ['partly-refunded', paid, refund(1)],
  ['partly-refunded', paid, refund(500_000), refund(699_999, 'succeeded', 're_2')],
  ['refunded', paid, refund(500_000), refund(700_000, 'succeeded', 're_2')],
  ['refunded', { ...paid, cents: 100 }, refund(100)],
  ['disputed', paid, dispute('open')],
  ['paid', paid, dispute('open'), dispute('won')],
  ['lost', paid, dispute('open'), dispute('lost')],
  ['lost', paid, dispute('won'), dispute('lost', 'du_2')],
  ['disputed', paid, dispute('won'), dispute('open', 'du_2')],
  ['disputed', paid, refund(asked), dispute('open')],
  ['open', dispute('open')],
];

describe('PAY-05 where an order stands', () => {
  test.each(states)('%s', (state, ...events) => {
    expect(stateOf(...events)).toBe(state);
    expect(stateOf(...events.toReversed())).toBe(state);
  });
});

test('PAY-09 the house has the money of what is paid, even where a part went back or is disputed', () => {
  const funded = states.map(([state]) => state).filter(isFunded);
  expect([...new Set(funded)].sort()).toEqual(['disputed', 'paid', 'partly-refunded']);
});

test('PAY-05 events in any order, however often each is told, give the same facts and state', () => {
  fc.assert(
    fc.property(toldTwice(orderEvent), ([once, again]) => {
      expect(factsOf(again)).toEqual(factsOf(once));
      expect(stateOf(...again)).toBe(stateOf(...once));
    }),
    { numRuns: 2000 },
  );
});

test('PAY-05 what is known stays known: no event leads back to an open order', () => {
  const events = fc.array(orderEvent, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(events, orderEvent, (before, event) => {
      const [earlier, later] = [factsOf(before), factsOf([...before, event])];
      if (orderState(earlier, asked) !== 'open') expect(orderState(later, asked)).not.toBe('open');
      expect(Object.keys(later.refunds)).toEqual(
        expect.arrayContaining(Object.keys(earlier.refunds)),
      );
      if (earlier.paid) expect(later.paid?.at).toBeLessThanOrEqual(earlier.paid.at);
    }),
  );
});

test('PAY-05 a refund that failed counts for nothing, and one on its way for all of it', () => {
  const facts = factsOf([refund(100, 'failed'), refund(20, 'pending', 're_2')]);
  expect(refundedCents(facts)).toBe(20);
});
