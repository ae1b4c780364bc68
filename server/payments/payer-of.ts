import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { orders, subscriptions } from '../db/schema.ts';

/** Who began a checkout, by its id at the provider; undefined where none of ours has it. */
export async function payerOf(
  queries: Queries,
  checkoutId: string,
): Promise<{ user_id: string | null; email: string } | undefined> {
  for (const table of [orders, subscriptions]) {
    const [found] = await queries
      .select({ user_id: table.user_id, email: table.email })
      .from(table)
      .where(eq(table.checkout_id, checkoutId));
    if (found) return found;
  }
  return undefined;
}
