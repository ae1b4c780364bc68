import { asc, lte } from 'drizzle-orm';
import { sandboxObjects } from '../../../db/schema.ts';
import { expireCheckout } from './checkouts.ts';
import { forgetPortal } from './portals.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { changeSubscription } from './subscriptions.ts';

const mostAtOnce = 500;

/**
 * Lets happen what the clock brings: checkouts expire, trials end, months are charged or fail. What
 * is told of it goes its way as jobs.
 */
export async function runSandbox(parts: SandboxParts): Promise<void> {
  const due = await parts.db
    .select({ id: sandboxObjects.id, kind: sandboxObjects.kind })
    .from(sandboxObjects)
    .where(lte(sandboxObjects.due_at, parts.now()))
    .orderBy(asc(sandboxObjects.due_at))
    .limit(mostAtOnce);
  for (const { id, kind } of due) {
    if (kind === 'checkout') await expireCheckout(parts, id);
    if (kind === 'subscription') await changeSubscription(parts, id);
    if (kind === 'portal') await forgetPortal(parts.db, id);
  }
}
