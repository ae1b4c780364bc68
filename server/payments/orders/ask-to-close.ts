import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { orders } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

/** The queue whose job closes the checkout of an order. */
export const closeOrderQueue = 'close-order';

/**
 * Has the open checkouts of these orders closed at the provider, once the caller's transaction
 * commits: what they were for is deleted with it, or who was to pay is suspended. Asked before the orders lose their subject, by
 * which an answer that was lost is asked for again.
 */
export async function askToClose(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  which: SQL | undefined,
): Promise<void> {
  const open = await tx
    .select({ orderId: orders.id, subject: orders.subject })
    .from(orders)
    .where(and(which, eq(orders.state, 'open')))
    .orderBy(orders.id);
  for (const order of open) await jobs.enqueue(tx, closeOrderQueue, order);
}
