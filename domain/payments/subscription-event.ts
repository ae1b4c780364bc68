import type { PaidPeriod } from './paid-period.ts';

/** As the provider names them; later in the list wins between two of the same second. */
export const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete_expired',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const invoiceStatuses = ['open', 'failed', 'void', 'paid'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** `period` is what it is for: the trial, or a month. */
export type SubscriptionInvoice = {
  at: number;
  cents: number;
  status: InvoiceStatus;
  period?: PaidPeriod;
};

/** A subscription as the provider had it at one moment. Times are seconds since 1970. */
export type SubscriptionSnapshot = {
  at: number;
  status: SubscriptionStatus;
  /** Null where there was no trial. */
  trialEnd: number | null;
  /** When the next charge is due, or the last paid period ends. */
  periodEnd: number | null;
  cancelAtPeriodEnd: boolean;
};

/** Something that happened to one subscription. */
export type SubscriptionEvent =
  | ({ type: 'snapshot' } & SubscriptionSnapshot)
  /** Its checkout is done: only now it has ids at the provider. */
  | { type: 'begun'; at: number; subscriptionId: string; customerId: string }
  /** Its checkout can be used no more. */
  | { type: 'expired'; at: number }
  /** The trial ends in a few days. */
  | { type: 'trial-ending'; at: number }
  | ({ type: 'invoice'; invoiceId: string } & SubscriptionInvoice);
