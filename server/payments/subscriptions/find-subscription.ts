// A member's subscriptions, and which of them counts.
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
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

/**
 * Whether the free trial was used: it is, once its checkout was done, by the member of these rows or
 * from an account with the same address that was deleted since. Who has not proved the address is told
 * nothing of what was done with it.
 */
export async function isTrialUsed(
  queries: Queries,
  { email, email_verified }: Pick<Viewer, 'email' | 'email_verified'>,
  rows: readonly SubscriptionRow[],
): Promise<boolean> {
  if (rows.some(isUsedTrial)) return true;
  if (!email_verified) return false;
  const left = await queries
    .select({ state: subscriptions.state, trial_days: subscriptions.trial_days })
    .from(subscriptions)
    .where(
      and(isNull(subscriptions.user_id), sql`lower(${subscriptions.email}) = lower(${email})`),
    );
  return left.some(isUsedTrial);
}

const isUsedTrial = (row: Pick<SubscriptionRow, 'state' | 'trial_days'>): boolean =>
  row.trial_days > 0 && hasBegun(row);

/** At this provider, where one customer has all subscriptions of a member. */
export const customerOf = (
  rows: readonly SubscriptionRow[],
  { kind }: Pick<Payments, 'kind'>,
): string | null =>
  rows.find((row) => row.customer_id !== null && row.provider === kind)?.customer_id ?? null;

const hasBegun = ({ state }: Pick<SubscriptionRow, 'state'>): boolean =>
  state !== 'opening' && state !== 'expired';
