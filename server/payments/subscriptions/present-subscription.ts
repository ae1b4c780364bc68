import type { ListedInvoice, ListedSubscription } from '#domain/payments/account-payments.ts';
import { invoiceNumber } from '#domain/payments/order-number.ts';
import type { subscriptions } from '../../db/schema.ts';
import { isUsable } from '../orders/present-order.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** What of a subscription its owner sees. */
export const presentSubscription = (row: SubscriptionRow, now: Date): ListedSubscription => ({
  id: row.id,
  number: row.number,
  state: row.state,
  cents: row.cents,
  trial_end: moment(row.facts.snapshot?.trialEnd),
  period_end: moment(row.facts.snapshot?.periodEnd),
  ending: row.facts.snapshot?.cancelAtPeriodEnd ?? false,
  checkout_url: row.state === 'opening' && isUsable(row, now) ? row.checkout_url : null,
  consented_at: row.consented_at?.toISOString() ?? null,
});

/** The invoices that ask for money: the one of a trial does not. */
export const presentInvoices = ({ facts, number }: SubscriptionRow): ListedInvoice[] =>
  Object.entries(facts.invoices)
    .filter(([, { cents }]) => cents > 0)
    .map(([id, { at, cents, status }]) => ({
      id,
      number: invoiceNumber(number, new Date(at * 1000)),
      cents,
      status,
      created_at: new Date(at * 1000).toISOString(),
    }));

const moment = (seconds: number | null | undefined): string | null =>
  seconds == null ? null : new Date(seconds * 1000).toISOString();
