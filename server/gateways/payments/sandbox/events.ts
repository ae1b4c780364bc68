// The sandbox's events as Stripe writes them: the fields that anybody here reads, and a few more.
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { currency } from '#domain/payments/offer.ts';
import type { Checkout, Invoice, Payment, Subscription } from './objects.ts';

type EventType = Stripe.Event['type'];
type WithId = { id: string };

const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';

// The same happening gives the same event.
function eventOf(type: EventType, at: number, object: WithId): Stripe.Event {
  const name = createHash('sha256')
    .update(`${type} ${at} ${JSON.stringify(object)}`)
    .digest('hex');
  return {
    id: `evt_test_${name.slice(0, 40)}`,
    object: 'event',
    type,
    created: at,
    api_version: apiVersion,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    data: { object },
  } as unknown as Stripe.Event;
}

const sessionOf = (id: string, checkout: Checkout) =>
  ({
    id,
    object: 'checkout.session',
    mode: checkout.mode,
    status: checkout.status,
    payment_status: paymentStatus(checkout),
    amount_total: checkout.trialDays > 0 ? 0 : checkout.cents,
    currency,
    client_reference_id: checkout.ownId,
    customer: checkout.customerId,
    payment_intent: checkout.paymentId,
    subscription: checkout.subscriptionId,
    created: checkout.createdAt,
    expires_at: checkout.expiresAt,
    metadata:
      checkout.mode === 'payment'
        ? { order_id: checkout.ownId }
        : { subscription_id: checkout.ownId },
  }) satisfies Partial<Stripe.Checkout.Session>;

function paymentStatus({ status, trialDays }: Checkout) {
  if (status !== 'complete') return 'unpaid';
  return trialDays > 0 ? 'no_payment_required' : 'paid';
}

/** Of a checkout that is done or over; nothing of an open one. */
export function checkoutEvents(id: string, checkout: Checkout): Stripe.Event[] {
  const { status, doneAt } = checkout;
  if (status === 'open' || doneAt === null) return [];
  const type = status === 'complete' ? 'checkout.session.completed' : 'checkout.session.expired';
  return [eventOf(type, doneAt, sessionOf(id, checkout))];
}

export function refundEvents(paymentId: string, { orderId, refund }: Payment): Stripe.Event[] {
  if (!refund) return [];
  const object = {
    id: refund.id,
    object: 'refund',
    amount: refund.cents,
    currency,
    created: refund.at,
    payment_intent: paymentId,
    status: 'succeeded',
    metadata: { order_id: orderId },
  } satisfies Partial<Stripe.Refund>;
  return [eventOf('refund.created', refund.at, object)];
}

export function disputeEvents(paymentId: string, payment: Payment): Stripe.Event[] {
  const { dispute, orderId, cents } = payment;
  if (!dispute) return [];
  const object = {
    id: dispute.id,
    object: 'dispute',
    amount: cents,
    currency,
    created: dispute.at,
    payment_intent: paymentId,
    status: dispute.status,
    metadata: { order_id: orderId },
  } satisfies Partial<Stripe.Dispute>;
  const isOpen = dispute.status === 'needs_response';
  return [eventOf(isOpen ? 'charge.dispute.created' : 'charge.dispute.closed', dispute.at, object)];
}

type SubscriptionEventType = Extract<EventType, `customer.subscription.${string}`>;

export function subscriptionEvent(
  type: SubscriptionEventType,
  id: string,
  subscription: Subscription,
): Stripe.Event {
  const { periodEnd, at } = subscription;
  const object = {
    id,
    object: 'subscription',
    status: subscription.status,
    customer: subscription.customerId,
    created: subscription.createdAt,
    trial_end: subscription.trialEnd,
    cancel_at: null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    ended_at: subscription.endedAt,
    metadata: { subscription_id: subscription.ownId },
  } satisfies Partial<Stripe.Subscription>;
  const item = {
    object: 'subscription_item',
    current_period_end: periodEnd,
  } satisfies Partial<Stripe.SubscriptionItem>;
  return eventOf(type, at, { ...object, items: { object: 'list', data: [item] } } as WithId);
}

export function invoiceEvent(
  id: string,
  subscription: Subscription,
  invoice: Invoice,
): Stripe.Event {
  const { cents, createdAt, paidAt } = invoice;
  const isPaid = invoice.status === 'paid';
  const object = {
    id: invoice.id,
    object: 'invoice',
    status: isPaid || invoice.status === 'void' ? invoice.status : 'open',
    currency,
    amount_due: cents,
    amount_paid: isPaid ? cents : 0,
    amount_remaining: isPaid ? 0 : cents,
    attempted: true,
    attempt_count: subscription.attempts,
    billing_reason: invoice.isFirst ? 'subscription_create' : 'subscription_cycle',
    created: createdAt,
    customer: subscription.customerId,
  } satisfies Partial<Stripe.Invoice>;
  return eventOf(invoiceEventTypes[invoice.status], subscription.at, {
    ...object,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        subscription: id,
        metadata: { subscription_id: subscription.ownId },
      },
    },
    status_transitions: { finalized_at: createdAt, paid_at: paidAt },
  } as WithId);
}

const invoiceEventTypes = {
  paid: 'invoice.paid',
  failed: 'invoice.payment_failed',
  void: 'invoice.voided',
} as const;

/** A subscription as it stands, and all of its invoices. */
export const standOf = (id: string, subscription: Subscription): Stripe.Event[] => [
  subscriptionEvent(
    subscription.status === 'canceled'
      ? 'customer.subscription.deleted'
      : 'customer.subscription.updated',
    id,
    subscription,
  ),
  ...subscription.invoices.map((invoice) => invoiceEvent(id, subscription, invoice)),
];
