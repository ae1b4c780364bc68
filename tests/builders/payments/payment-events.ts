// Arbitrary events of one order and of one subscription.
import fc from 'fast-check';
import { disputeStatuses, type OrderEvent, refundStatuses } from '#domain/payments/order-event.ts';
import {
  invoiceStatuses,
  type SubscriptionEvent,
  subscriptionStatuses,
} from '#domain/payments/subscription-event.ts';

// Few values, so that events meet in the same second, the same refund, the same amount.
const at = fc.integer({ min: 1_795_000_000, max: 1_795_000_005 });
const cents = fc.constantFrom(0, 100, 500_000, 1_200_000);
const nullableAt = fc.option(at);

export const orderEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({ type: fc.constant('paid'), at, cents, paymentId: fc.constantFrom('pi_1', 'pi_2') }),
  fc.record({ type: fc.constantFrom('processing', 'failed', 'expired'), at }),
  fc.record({
    type: fc.constant('refund'),
    at,
    refundId: fc.constantFrom('re_1', 're_2', 're_3'),
    cents,
    status: fc.constantFrom(...refundStatuses),
  }),
  fc.record({
    type: fc.constant('dispute'),
    at,
    disputeId: fc.constantFrom('du_1', 'du_2'),
    cents,
    status: fc.constantFrom(...disputeStatuses),
  }),
);

export const subscriptionEvent: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  fc.record({
    type: fc.constant('snapshot'),
    at,
    status: fc.constantFrom(...subscriptionStatuses),
    trialEnd: nullableAt,
    periodEnd: nullableAt,
    cancelAtPeriodEnd: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('begun'),
    at,
    subscriptionId: fc.constantFrom('sub_1', 'sub_2'),
    customerId: fc.constantFrom('cus_1', 'cus_2'),
  }),
  fc.record({ type: fc.constantFrom('expired', 'trial-ending'), at }),
  fc.record({
    type: fc.constant('invoice'),
    at,
    invoiceId: fc.constantFrom('in_1', 'in_2', 'in_3'),
    cents,
    status: fc.constantFrom(...invoiceStatuses),
  }),
);

/** Some events, and the same told in another order, some of them several times. */
export const toldTwice = <Event>(event: fc.Arbitrary<Event>): fc.Arbitrary<[Event[], Event[]]> =>
  fc
    .array(event, { maxLength: 12 })
    .chain((events) =>
      fc
        .tuple(
          fc.shuffledSubarray(events, { minLength: events.length }),
          fc.shuffledSubarray(events),
        )
        .chain(([all, again]) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
          ),
        ),
    );
