// A purchase of the sandbox: a checkout and all that came of it, one row. It changes in a transaction
// that also puts its events on their way, or neither happens.
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Queries } from '../../../db/database.ts';
import { sandboxObjects as table } from '../../../db/schema.ts';
import { type FakeStripe, openFakeStripe, type Saved } from '../fake-stripe/fake-stripe.ts';
import { expire } from '../fake-stripe/people.ts';
import { advance, dueAt } from '../fake-stripe/subscription-life.ts';
import { paymentEventsOf } from '../read-stripe-event.ts';
import { type SandboxParts, secondsOf } from './sandbox-parts.ts';

/** The queue of the job that hands events to the webhook's code. */
export const sandboxEventQueue = 'send-sandbox-event';

const kind = 'purchase';
const nothing: Saved = { objects: [], plans: {}, lives: {}, answers: {}, made: 0, last: 0 };

/** The purchase that an id of one of its objects belongs to; undefined for what is no such id. */
export const purchaseOf = (id: string): string | undefined =>
  /^[a-z]+_test_([\da-f]{40})(?:_|$)/.exec(id)?.[1];

/** A Stripe that knows of one purchase alone. */
export function fakeOf(
  { appUrl, now }: Pick<SandboxParts, 'appUrl' | 'now'>,
  purchase: string,
  saved: Saved = nothing,
): FakeStripe {
  return openFakeStripe(
    {
      now,
      ticks: true,
      nameOf(prefix, number) {
        const name = `${prefix.replace(/_(test_)?$/, '')}_test_${purchase}`;
        if (prefix === 'bps_') return `${name}_${randomBytes(20).toString('hex')}`;
        return number === 1 ? name : `${name}_${number}`;
      },
      checkoutUrl: (id) => `${appUrl}/sandbox/checkout/${id}`,
      portalUrl: (id) => `${appUrl}/sandbox/portal/${id}`,
    },
    saved,
  );
}

const named = (purchase: string) => and(eq(table.id, purchase), eq(table.kind, kind));

/** As it was left; undefined where there is none. */
export async function readPurchase(
  parts: SandboxParts,
  purchase: string | undefined,
): Promise<FakeStripe | undefined> {
  if (!purchase) return undefined;
  const [row] = await parts.db.select().from(table).where(named(purchase));
  return row && fakeOf(parts, purchase, row.data as Saved);
}

/** Makes room for one that may be there already: then that one stays. */
export async function addPurchase({ db, now }: SandboxParts, purchase: string): Promise<void> {
  await db
    .insert(table)
    .values({ id: purchase, kind, data: nothing, created_at: now() })
    .onConflictDoNothing();
}

/** What a change gives, and what is told of it. */
export type Change<Outcome> = { outcome: Outcome; events: Stripe.Event[] };

/**
 * Lets happen what is due, then does `work`, while nobody else changes the purchase. Undefined where
 * there is none.
 */
export function changePurchase<Outcome>(
  parts: SandboxParts,
  purchase: string | undefined,
  work: (fake: FakeStripe) => Outcome,
): Promise<Change<Outcome | undefined>> {
  return parts.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(table)
      .where(named(purchase ?? ''))
      .for('update');
    if (!row || !purchase) return { outcome: undefined, events: [] };
    const fake = fakeOf(parts, purchase, row.data as Saved);
    const before = JSON.stringify(fake.save());
    passTime(fake, secondsOf(parts.now()));
    const outcome = work(fake);
    if (JSON.stringify(fake.save()) !== before) await savePurchase(tx, purchase, fake);
    const events = fake.events.filter((event) => paymentEventsOf(event).length > 0);
    for (const event of events) await parts.jobs.enqueue(tx, sandboxEventQueue, { event });
    return { outcome, events };
  });
}

async function savePurchase(queries: Queries, purchase: string, fake: FakeStripe): Promise<void> {
  const due = dueOf(fake);
  const due_at = due === null ? null : new Date(due * 1000);
  await queries.update(table).set({ data: fake.save(), due_at }).where(named(purchase));
}

function passTime(fake: FakeStripe, now: number): void {
  for (const session of fake.all('checkout.session')) {
    if (session.status === 'open' && session.expires_at <= now) expire(fake, session);
  }
  for (const subscription of fake.all('subscription')) advance(fake, subscription, now);
}

/** When something happens to it by itself, in seconds; null for never. */
function dueOf(fake: FakeStripe): number | null {
  const [session] = fake.all('checkout.session');
  const [subscription] = fake.all('subscription');
  if (subscription) return dueAt(fake, subscription);
  return session?.status === 'open' ? session.expires_at : null;
}
