import { and, asc, eq, lte } from 'drizzle-orm';
import type Stripe from 'stripe';
import { sandboxObjects as table } from '../../../db/schema.ts';
import { changePurchase } from './purchases.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const mostAtOnce = 500;

/**
 * Lets happen what the clock brings: checkouts expire, trials end, months are charged or fail. What
 * is told of it goes its way as jobs, and is given back.
 */
export async function runSandbox(parts: SandboxParts): Promise<Stripe.Event[]> {
  const due = await parts.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.kind, 'purchase'), lte(table.due_at, parts.now())))
    .orderBy(asc(table.due_at))
    .limit(mostAtOnce);
  const told: Stripe.Event[] = [];
  for (const { id } of due) told.push(...(await changePurchase(parts, id, () => {})).events);
  return told;
}
