import type { PaymentStanding } from '#domain/payments/account-payments.ts';
import { orderOutcome } from '#domain/payments/checkout-outcome.ts';
import { refundedAt, refundedCents } from '#domain/payments/order-facts.ts';
import { type OrderRow, openPageOf, presentGuarantee } from '../present-order.ts';

type Told = Pick<PaymentStanding, 'order' | 'returned'>;

/** Of all orders for one thing: the payment that stands, or else the last that has gone back. */
export function toldPayment(rows: readonly OrderRow[], now: Date): Told {
  const paid = rows.find(({ state }) => orderOutcome(state) === 'paid');
  return paid
    ? { order: presentPaid(paid, now), returned: null }
    : { order: null, returned: lastReturned(rows) };
}

function lastReturned(rows: readonly OrderRow[]): Told['returned'] {
  const last = rows
    .filter(({ state }) => orderOutcome(state) === 'given-back')
    .toSorted((one, other) => other.number - one.number)[0];
  if (!last) return null;
  const { number, is_deposit, facts, state } = last;
  const cents = facts.paid?.cents ?? last.cents;
  return { number, is_deposit, cents, lost: state === 'lost', refunded_at: refundedAt(facts) };
}

const presentPaid = (row: OrderRow, now: Date): NonNullable<Told['order']> => ({
  number: row.number,
  cents: row.facts.paid?.cents ?? row.cents,
  is_deposit: row.is_deposit,
  ...presentGuarantee(row, now),
  disputed: row.state === 'disputed',
  refunded_cents: refundedCents(row.facts),
  refunded_at: refundedAt(row.facts),
});

/** What is asked for by the page that is open, or else is on its way; null where something is paid. */
export function toldBegun(rows: readonly OrderRow[], now: Date): PaymentStanding['begun'] {
  if (rows.some(({ state }) => orderOutcome(state) === 'paid')) return null;
  const last = stageOf(rows)?.last;
  if (!last) return null;
  const { cents, is_deposit } = last;
  return { cents, is_deposit, checkout_url: openPageOf(last, now) };
}

/** How far a payment has come that is not made. */
export function stageOf(rows: readonly OrderRow[]) {
  for (const stage of ['pending', 'open'] as const) {
    const last = rows
      .filter(({ state }) => orderOutcome(state) === stage)
      .toSorted((one, other) => other.number - one.number)[0];
    if (last) return { stage, last };
  }
  return null;
}
