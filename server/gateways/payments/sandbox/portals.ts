// The page on which a member of the sandbox looks after a subscription. Its address is good for a day.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SandboxPortal } from '#domain/payments/sandbox-portal.ts';
import type { Database } from '../../../db/database.ts';
import { sandboxObjects } from '../../../db/schema.ts';
import { addObject, findObject, type Subscription } from './objects.ts';
import { type SandboxParts, secondsOf } from './sandbox-parts.ts';
import { failingCard, periodName } from './subscription-life.ts';

const openHours = 24;

/** The address of a new page for the customer; null where there is no such customer. */
export async function openPortal(
  { db, appUrl, now }: SandboxParts,
  data: { customerId: string; returnUrl: string },
): Promise<string | null> {
  if (!(await findObject(db, 'customer', data.customerId))) return null;
  const id = `bps_test_${randomBytes(20).toString('hex')}`;
  const due = secondsOf(now()) + openHours * 3600;
  await addObject(db, { kind: 'portal', id, data, due }, now());
  return `${appUrl}/sandbox/portal/${id}`;
}

export const forgetPortal = async (db: Database, id: string): Promise<void> => {
  await db.delete(sandboxObjects).where(eq(sandboxObjects.id, id));
};

/** The subscription a portal is for: the last one of its customer. Null where there is none (any more). */
export async function findPortal({ db }: SandboxParts, id: string) {
  const portal = await findObject(db, 'portal', id);
  if (!portal) return null;
  const customer = await findObject(db, 'customer', portal.customerId);
  const ids = customer?.subscriptionIds ?? [];
  const subscriptionId = ids.at(-1);
  return subscriptionId ? { portal, subscriptionId, earlierIds: ids.slice(0, -1) } : null;
}

type Found = NonNullable<Awaited<ReturnType<typeof findPortal>>>;

/** What the page shows. */
export async function presentPortal(
  { db }: SandboxParts,
  id: string,
  { portal, subscriptionId, earlierIds }: Found,
): Promise<SandboxPortal | null> {
  const subscription = await findObject(db, 'subscription', subscriptionId);
  if (!subscription) return null;
  const all = [subscription];
  for (const earlierId of earlierIds) {
    const earlier = await findObject(db, 'subscription', earlierId);
    if (earlier) all.push(earlier);
  }
  return {
    id,
    email: subscription.email,
    return_url: portal.returnUrl,
    subscription: present(subscription),
    invoices: all
      .flatMap(({ invoices }) => invoices)
      .sort((one, other) => other.createdAt - one.createdAt)
      .map(({ id, cents, status, createdAt }) => ({
        id,
        cents,
        status,
        created_at: isoOf(createdAt),
      })),
  };
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
const isoOrNull = (seconds: number | null) => (seconds === null ? null : isoOf(seconds));

const present = (subscription: Subscription): SandboxPortal['subscription'] => ({
  status: subscription.status,
  period: periodName(subscription),
  cents: subscription.cents,
  trial_end: isoOrNull(subscription.trialEnd),
  period_end: isoOf(subscription.periodEnd),
  next_attempt_at: isoOrNull(subscription.nextAttempt),
  ending: subscription.cancelAtPeriodEnd,
  ended_at: isoOrNull(subscription.endedAt),
  card: subscription.card,
  card_works: subscription.card !== failingCard,
});
