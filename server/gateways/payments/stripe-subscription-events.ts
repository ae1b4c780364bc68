import type Stripe from 'stripe';
import type { PaidPeriod } from '#domain/payments/paid-period.ts';
import {
  type InvoiceStatus,
  type SubscriptionSnapshot,
  subscriptionStatuses,
} from '#domain/payments/subscription-event.ts';
import type { PaymentEvent } from './port.ts';
import { idOf, subscriptionIdIn } from './stripe-ids.ts';

/** How a subscription stood at the second `at`; nothing for a status this version does not know. */
export function subscriptionEvents(subscription: Stripe.Subscription, at: number): PaymentEvent[] {
  const status = subscriptionStatuses.find((known) => known === subscription.status);
  const [subscriptionId, customerId] = [subscription.id, idOf(subscription.customer)];
  if (!status || !customerId) return [];
  const about = {
    about: 'subscription' as const,
    ...subscriptionIdIn(subscription.metadata),
    providerId: subscriptionId,
  };
  const snapshot: PaymentEvent = {
    ...about,
    event: { type: 'snapshot', ...snapshotOf(subscription, status, at) },
  };
  // Until its first payment another may take its place.
  if (status === 'incomplete' || status === 'incomplete_expired') return [snapshot];
  return [{ ...about, event: { type: 'begun', at, subscriptionId, customerId } }, snapshot];
}

function snapshotOf(
  subscription: Stripe.Subscription,
  status: SubscriptionSnapshot['status'],
  at: number,
): SubscriptionSnapshot {
  const { cancel_at, trial_end } = subscription;
  const ends = subscription.items.data.map((item) => item.current_period_end);
  return {
    at,
    status,
    trialEnd: trial_end,
    periodEnd: cancel_at ?? (ends.length > 0 ? Math.min(...ends) : null),
    cancelAtPeriodEnd: isEnding(subscription),
  };
}

// Stripe's portal may name the day instead.
const isEnding = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription) =>
  cancel_at_period_end || cancel_at !== null;

/**
 * A trial that ends in days, with the first charge. One that was ended by hand is told of in the
 * same way, and so is one after which nothing is charged.
 */
export function trialEndingEvents(subscription: Stripe.Subscription, at: number): PaymentEvent[] {
  const told = subscriptionEvents(subscription, at);
  const { status, metadata, id: providerId } = subscription;
  if (status !== 'trialing' || isEnding(subscription)) return told;
  const about = { about: 'subscription' as const, ...subscriptionIdIn(metadata), providerId };
  return [...told, { ...about, event: { type: 'trial-ending', at } }];
}

/**
 * An invoice of a subscription. `unpaid`: a payment of it failed, which it does not say itself while
 * it stays open.
 */
export function invoiceEvents(invoice: Stripe.Invoice, unpaid = false): PaymentEvent[] {
  const details = invoice.parent?.subscription_details;
  const providerId = idOf(details?.subscription);
  const status = invoiceStatus(invoice, unpaid);
  if (!details || !providerId || !status) return [];
  const about = { about: 'subscription' as const, ...subscriptionIdIn(details.metadata) };
  const { paid_at, finalized_at } = invoice.status_transitions;
  const at = paid_at ?? finalized_at ?? invoice.created;
  const cents = status === 'paid' ? invoice.amount_paid : invoice.amount_due;
  const period = periodOf(invoice);
  const told = { invoiceId: invoice.id, at, cents, status, ...(period ? { period } : {}) };
  return [{ ...about, providerId, event: { type: 'invoice', ...told } }];
}

/** Of its line: an invoice's own period is the one before. Undefined for one that was kept before lines were told. */
export function periodOf({ lines }: Lined): PaidPeriod | undefined {
  const period = lines?.data[0]?.period;
  return period && { from: period.start, to: period.end };
}
type Lined = { lines?: { data: { period: { start: number; end: number } }[] } };

function invoiceStatus(invoice: Stripe.Invoice, unpaid: boolean): InvoiceStatus | undefined {
  // A first payment that fails does so before the eyes of the visitor: no renewal failed.
  const isFirst = invoice.billing_reason === 'subscription_create';
  switch (invoice.status) {
    case 'paid':
      return 'paid';
    case 'void':
      return 'void';
    case 'uncollectible':
      return 'failed';
    case 'open':
      return unpaid && !isFirst ? 'failed' : 'open';
    default:
      return undefined;
  }
}
