import { eq } from 'drizzle-orm';
import { orders, subscriptions } from '../db/schema.ts';
import type { Services } from '../services.ts';

const minutes = 2;

/**
 * Has the provider asked soon what became of a question that is about to be put: its answer may be
 * lost together with this process.
 */
export async function lookSoon(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { about, id }: { about: 'order' | 'subscription'; id: string },
): Promise<void> {
  const table = about === 'order' ? orders : subscriptions;
  const check_at = new Date(now().getTime() + minutes * 60_000);
  await db.update(table).set({ check_at }).where(eq(table.id, id));
}
