// When the provider is asked what became of something whose messages may have been lost.
import { isRunning } from '#domain/payments/subscription-facts.ts';
import type { orders, subscriptions } from '../db/schema.ts';

type Order = typeof orders.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;

const minute = 60_000;
const hour = 60 * minute;
/** A checkout that nobody closed is over by itself within a day. */
export const longestCheckout = 24 * hour;
/** After a checkout was opened; hourly from then on. */
const firstLooks = [2, 7, 22, 60].map((minutes) => minutes * minute);

type Opening = Pick<Order, 'created_at' | 'checkout_id' | 'checkout_expires_at'>;

/** The last time at which an open checkout is asked about; one nobody knows of then is over. */
export function lastLook({ created_at, checkout_expires_at }: Opening): Date {
  const end = checkout_expires_at ?? new Date(created_at.getTime() + longestCheckout);
  return new Date(end.getTime() + hour);
}

function nextLook(row: Opening, now: Date): Date {
  const last = lastLook(row);
  // The provider cannot be asked about what it gave no name.
  if (row.checkout_id === null && now < last) return last;
  const age = now.getTime() - row.created_at.getTime();
  const soon = firstLooks.find((look) => look > age);
  const next = soon === undefined ? later(now, hour) : later(row.created_at, soon);
  return now < last && next > last ? last : next;
}

const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

/** Null when nothing is waited for. */
export function nextOrderCheck(
  order: Opening & Pick<Order, 'state' | 'facts'>,
  now: Date,
): Date | null {
  if (order.state === 'open') return nextLook(order, now);
  const { refunds, disputes } = order.facts;
  const isUnderway =
    order.state === 'processing' ||
    Object.values(refunds).some(({ status }) => status === 'pending') ||
    Object.values(disputes).some(({ status }) => status === 'open');
  if (isUnderway) return later(now, 12 * hour);
  // What was told of a payment before it was known to be ours is heard then.
  const settled = (order.facts.paid?.at ?? 0) * 1000 + hour;
  return settled > now.getTime() ? new Date(settled) : null;
}

/** Null when nothing is waited for. */
export function nextSubscriptionCheck(
  subscription: Opening & Pick<Subscription, 'state' | 'facts'>,
  now: Date,
): Date | null {
  const { state, facts } = subscription;
  if (state === 'opening') return nextLook(subscription, now);
  if (state === 'begun' || state === 'incomplete') return later(now, 10 * minute);
  if (!isRunning(state)) return null;
  const end = (facts.snapshot?.periodEnd ?? 0) * 1000 + hour;
  return end > now.getTime() ? new Date(end) : later(now, 12 * hour);
}
