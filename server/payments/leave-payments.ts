// What stays of payments when a member deletes the account: the rows, for the accounts, as nobody's.
import { eq, sql } from 'drizzle-orm';
import { isOver } from '#domain/payments/subscription-facts.ts';
import type { Transaction } from '../db/database.ts';
import { orders, profiles, projects, subscriptions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { askToEnd } from './subscriptions/ask-to-end.ts';

/**
 * Keeps whatever changes a member's payments waiting: messages of the provider, which lock projects
 * first, and claims, which begin with the profile.
 */
export async function lockPayments(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('no key update');
  for (const table of [projects, orders, subscriptions]) {
    await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.user_id, userId))
      .orderBy(table.id)
      .for('update');
  }
}

/** Nobody can claim the orders again, and the subscriptions end. What is said of them later goes to the last address. */
export async function leavePayments(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const email = sql`(select ${profiles.email} from ${profiles} where ${profiles.id} = ${userId})`;
  await tx
    .update(orders)
    .set({ user_id: null, email, subject: sql`'left:' || ${orders.id}` })
    .where(eq(orders.user_id, userId));
  const left = await tx
    .update(subscriptions)
    .set({ user_id: null, email })
    .where(eq(subscriptions.user_id, userId))
    .returning({ id: subscriptions.id, state: subscriptions.state });
  for (const { id, state } of left) {
    if (!isOver(state)) await askToEnd(services, tx, id);
  }
}

/** Whether it was paid from an account that was deleted since, so that nobody can claim it. */
export const isLeft = ({ subject }: { subject: string }): boolean => subject.startsWith('left:');
