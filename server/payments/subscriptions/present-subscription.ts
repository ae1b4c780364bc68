import type { ListedInvoice, ListedSubscription } from '#domain/payments/account-payments.ts';
import { invoiceNumbers } from '#domain/payments/order-number.ts';
import { presentPeriod } from '#domain/payments/paid-period.ts';
import { transactionOf } from '#domain/payments/transaction.ts';
import type { subscriptions } from '../../db/schema.ts';
import { isUsable } from '../orders/present-order.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** What of a subscription its owner sees. */
export const presentSubscription = (row: SubscriptionRow, now: Date): ListedSubscription => ({
  id: row.id,
  number: row.number,
  transaction: row.checkout_id && transactionOf(row.checkout_id),
  state: row.state,
  cents: row.cents,
  trial_end: moment(row.facts.snapshot?.trialEnd),
  period_end: moment(row.facts.snapshot?.periodEnd),
  ending: row.facts.snapshot?.cancelAtPeriodEnd ?? false,
  checkout_url: row.state === 'opening' && isUsable(row, now) ? row.checkout_url : null,
  consented_at: row.consented_at?.toISOString() ?? null,
});

/** The invoices that ask for money: the one of a trial does not. */
export function presentInvoices({ facts, number }: SubscriptionRow): ListedInvoice[] {
  const numbers = invoiceNumbers(number, facts.invoices);
  return Object.entries(facts.invoices).flatMap(([id, { at, cents, status, period: paid }]) => {
    const numbered = numbers.get(id);
    const created_at = new Date(at * 1000).toISOString();
    const period = presentPeriod(paid);
    return numbered ? [{ id, number: numbered, cents, status, created_at, period }] : [];
  });
}

const moment = (seconds: number | null | undefined): string | null =>
  seconds == null ? null : new Date(seconds * 1000).toISOString();
