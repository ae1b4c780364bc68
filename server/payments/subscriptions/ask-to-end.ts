import type { Transaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** The queue whose job ends a subscription. */
export const endSubscriptionQueue = 'end-subscription';

/** Has a subscription ended at the provider, once the caller's transaction commits. */
export const askToEnd = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  subscriptionId: string,
): Promise<void> => jobs.enqueue(tx, endSubscriptionQueue, { subscriptionId });
