import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { subscriptions } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

/** The queue whose job ends a subscription. */
export const endSubscriptionQueue = 'end-subscription';

/** Has a subscription ended at the provider, once the caller's transaction commits. */
export const askToEnd = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  subscriptionId: string,
): Promise<void> => jobs.enqueue(tx, endSubscriptionQueue, { subscriptionId });

/** Has a member's open checkout of one closed likewise; a subscription that runs goes on. */
export async function askToCloseOpening(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const opening = await tx
    .select({ subscriptionId: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, userId), eq(subscriptions.state, 'opening')));
  for (const one of opening)
    await jobs.enqueue(tx, endSubscriptionQueue, { ...one, onlyOpening: true });
}
