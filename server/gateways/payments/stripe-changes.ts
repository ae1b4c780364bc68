// What is changed at Stripe after a checkout: refunds and the end of a subscription.
import type Stripe from 'stripe';
import type { PaymentEvent } from './port.ts';
import { secondOf } from './stripe-answers.ts';
import { codeOf } from './stripe-error.ts';
import { refundEvents } from './stripe-refund-events.ts';
import { subscriptionEvents } from './stripe-subscription-events.ts';

/** Gives back what was not given back yet. */
export async function refundPayment(
  stripe: Stripe,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<PaymentEvent[]> {
  const list = () => stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
  const made = (await list()).data;
  const refunds = await stripe.refunds
    .create(
      {
        payment_intent: paymentId,
        reason: 'requested_by_customer',
        metadata: { order_id: id },
      },
      // After one that failed, the same key would only tell of that one.
      { idempotencyKey: `refund-${id}-${made.length}` },
    )
    .then((refund) => [...made, refund])
    .catch(async (error: unknown) => {
      if (codeOf(error) !== 'charge_already_refunded') throw error;
      return (await list()).data;
    });
  return refunds.flatMap(refundEvents).map((one) => ({ ...one, id }));
}

export async function setEnding(
  stripe: Stripe,
  { subscriptionId, ending }: { subscriptionId: string; ending: boolean },
): Promise<PaymentEvent[]> {
  const found = await stripe.subscriptions.retrieve(subscriptionId);
  const change = changeOf(found, ending);
  const subscription =
    isOver(found) || !change ? found : await stripe.subscriptions.update(subscriptionId, change);
  return subscriptionEvents(subscription, secondOf(subscription));
}

function changeOf(
  { cancel_at, cancel_at_period_end }: Stripe.Subscription,
  ending: boolean,
): Stripe.SubscriptionUpdateParams | undefined {
  if (ending) return { cancel_at_period_end: true };
  if (cancel_at_period_end) return { cancel_at_period_end: false };
  // Stripe's portal may have named the day instead.
  return cancel_at === null ? undefined : { cancel_at: '' };
}

export async function endNow(stripe: Stripe, subscriptionId: string): Promise<PaymentEvent[]> {
  const found = await stripe.subscriptions.retrieve(subscriptionId);
  const subscription = isOver(found) ? found : await stripe.subscriptions.cancel(subscriptionId);
  return subscriptionEvents(subscription, secondOf(subscription));
}

const isOver = ({ status }: Stripe.Subscription) =>
  status === 'canceled' || status === 'incomplete_expired';
