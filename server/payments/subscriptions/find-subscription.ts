// A member's subscriptions, and which of them counts.
import { desc, eq } from 'drizzle-orm';
import { isRunning } from '#domain/payments/subscription-facts.ts';
import type { Queries } from '../../db/database.ts';
import { subscriptions } from '../../db/schema.ts';
import type { Payments } from '../../gateways/payments/port.ts';
import { isUsable } from '../orders/present-order.ts';
import type { SubscriptionRow } from './present-subscription.ts';

const mostRead = 50;

/** Newest first. */
export const subscriptionsOf = (queries: Queries, userId: string): Promise<SubscriptionRow[]> =>
  queries
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, userId))
    .orderBy(desc(subscriptions.created_at), desc(subscriptions.id))
    .limit(mostRead);

export const runningOf = (rows: readonly SubscriptionRow[]): SubscriptionRow | undefined =>
  rows.find(({ state }) => isRunning(state));

/** The one that runs, else the one that can still be begun, else the last there was. */
export const currentOf = (
  rows: readonly SubscriptionRow[],
  now: Date,
): SubscriptionRow | undefined =>
  runningOf(rows) ??
  rows.find((row) => row.state === 'opening' && isUsable(row, now)) ??
  rows.find(hasBegun);

/** Whether the free trial was used: it is, once its checkout was done. */
export const isTrialUsed = (rows: readonly SubscriptionRow[]): boolean =>
  rows.some((row) => row.trial_days > 0 && hasBegun(row));

/** At this provider, where one customer has all subscriptions of a member. */
export const customerOf = (
  rows: readonly SubscriptionRow[],
  { kind }: Pick<Payments, 'kind'>,
): string | null =>
  rows.find((row) => row.customer_id !== null && row.provider === kind)?.customer_id ?? null;

const hasBegun = ({ state }: SubscriptionRow): boolean =>
  state !== 'opening' && state !== 'expired';
