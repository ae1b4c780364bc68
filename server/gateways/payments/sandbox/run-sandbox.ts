import { asc, lte } from 'drizzle-orm';
import type Stripe from 'stripe';
import { sandboxObjects } from '../../../db/schema.ts';
import { expireCheckout } from './checkouts.ts';
import { forgetPortal } from './portals.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { changeSubscription } from './subscriptions.ts';

const mostAtOnce = 500;

/**
 * Lets happen what the clock brings: checkouts expire, trials end, months are charged or fail. What
 * is told of it goes its way as jobs, and is given back.
 */
export async function runSandbox(parts: SandboxParts): Promise<Stripe.Event[]> {
  const due = await parts.db
    .select({ id: sandboxObjects.id, kind: sandboxObjects.kind })
    .from(sandboxObjects)
    .where(lte(sandboxObjects.due_at, parts.now()))
    .orderBy(asc(sandboxObjects.due_at))
    .limit(mostAtOnce);
  const told: Stripe.Event[] = [];
  for (const { id, kind } of due) {
    if (kind === 'checkout') told.push(...(await expireCheckout(parts, id)).events);
    if (kind === 'subscription') told.push(...(await changeSubscription(parts, id)).events);
    if (kind === 'portal') await forgetPortal(parts.db, id);
  }
  return told;
}
