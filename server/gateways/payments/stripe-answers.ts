// What Stripe answers about what it has, told as its events tell it.
import type Stripe from 'stripe';
import type { PaymentEvent } from './port.ts';
import { completedEvents, expiredEvents, failedEvents } from './stripe-checkout-events.ts';
import { orderIdIn } from './stripe-ids.ts';
import { disputeEvents, refundEvents } from './stripe-refund-events.ts';
import { invoiceEvents, subscriptionEvents } from './stripe-subscription-events.ts';

type Answer<T> = Stripe.Response<T>;
/** By Stripe's clock: it orders what it tells. */
export const secondOf = ({ lastResponse }: Answer<object>): number => {
  const date = Date.parse(lastResponse.headers.date ?? '');
  return Math.floor((Number.isNaN(date) ? Date.now() : date) / 1000);
};

export async function readSession(stripe: Stripe, checkoutId: string): Promise<PaymentEvent[]> {
  const session = await stripe.checkout.sessions.retrieve(checkoutId, {
    expand: ['payment_intent.latest_charge.refunds', 'subscription.latest_invoice'],
  });
  if (session.status === 'expired') return expiredEvents(session, session.expires_at);
  if (session.status !== 'complete') return [];
  return session.mode === 'subscription'
    ? begunSession(session, secondOf(session))
    : paidSession(stripe, session);
}

function begunSession(session: Stripe.Checkout.Session, second: number): PaymentEvent[] {
  const { subscription } = session;
  const begun = completedEvents(session, session.created);
  if (!subscription || typeof subscription === 'string') return begun;
  const invoice = subscription.latest_invoice;
  return [
    ...begun,
    ...subscriptionEvents(subscription, second),
    ...(invoice && typeof invoice === 'object'
      ? invoiceEvents(invoice, isUnpaid(subscription))
      : []),
  ];
}

async function paidSession(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<PaymentEvent[]> {
  const payment = session.payment_intent;
  const charge =
    isObject(payment) && isObject(payment.latest_charge) ? payment.latest_charge : null;
  const at = charge?.created ?? session.created;
  const told = completedEvents(session, at);
  if (!isObject(payment)) return told;
  if (session.payment_status === 'unpaid') {
    return hasFailed(payment) ? [...told, ...failedEvents(session, at)] : told;
  }
  if (!charge) return told;
  const [refunds, disputes] = await Promise.all([
    refundsOf(stripe, charge, payment.id),
    charge.disputed ? stripe.disputes.list({ payment_intent: payment.id, limit: 100 }) : undefined,
  ]);
  const since = [
    ...refunds.flatMap(refundEvents),
    ...(disputes?.data ?? []).flatMap(disputeEvents),
  ];
  return [...told, ...since.map((one) => ({ ...one, ...orderIdIn(session.metadata) }))];
}

// Bank debits that came to nothing.
const hasFailed = ({ status }: Stripe.PaymentIntent) =>
  status === 'requires_payment_method' || status === 'canceled';

async function refundsOf(stripe: Stripe, { refunds }: Stripe.Charge, paymentId: string) {
  if (refunds && !refunds.has_more) return refunds.data;
  return (await stripe.refunds.list({ payment_intent: paymentId, limit: 100 })).data;
}

export async function readSubscription(stripe: Stripe, id: string): Promise<PaymentEvent[]> {
  const [subscription, invoices] = await Promise.all([
    stripe.subscriptions.retrieve(id),
    stripe.invoices.list({ subscription: id, limit: 100 }),
  ]);
  return [
    ...subscriptionEvents(subscription, secondOf(subscription)),
    ...invoices.data.flatMap((invoice) => invoiceEvents(invoice, isUnpaid(subscription))),
  ];
}

const isUnpaid = ({ status }: Stripe.Subscription) => status === 'past_due' || status === 'unpaid';

const isObject = <T extends object>(value: T | string | null | undefined): value is T =>
  typeof value === 'object' && value !== null;
