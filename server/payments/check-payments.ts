// Asks the provider about what stays open, because a message of it may never come.
import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { orders, subscriptions } from '../db/schema.ts';
import { type PaymentEvent, PaymentsError } from '../gateways/payments/port.ts';
import type { Services } from '../services.ts';
import { applyPaymentEvents } from './apply-payment-events.ts';
import { lastLook, nextOrderCheck, nextSubscriptionCheck } from './next-check.ts';
import type { Applying } from './notifications.ts';

export type Checking = Applying & Pick<Services, 'payments' | 'log'>;
type Due =
  | { about: 'order'; row: typeof orders.$inferSelect }
  | { about: 'subscription'; row: typeof subscriptions.$inferSelect };

const atOnce = 20;
/** Whoever asks has this long; a row whose process died is then somebody else's. */
const leaseMinutes = 10;
/** Until it is tried again with a provider that did not answer: by then it may. */
const awayMinutes = 2;

/** Asks about everything that is due. Stops early where the provider cannot be reached. */
export async function checkPayments(services: Checking, signal: AbortSignal): Promise<void> {
  for (;;) {
    const due = await takeDue(services);
    if (due.length === 0) return;
    for (const [at, one] of due.entries()) {
      if (signal.aborted || (await check(services, one)) === 'unreachable') {
        return giveUp(services, due.slice(at));
      }
    }
  }
}

/** Whether anything is. Rows of another provider wait until that one is chosen again. */
export async function areChecksDue({ db, payments, now }: Checking): Promise<boolean> {
  const found = await Promise.all(
    [orders, subscriptions].map((table) =>
      db
        .select({ id: table.id })
        .from(table)
        .where(isDue(table, payments.kind, now()))
        .limit(1),
    ),
  );
  return found.flat().length > 0;
}

const isDue = (
  table: typeof orders | typeof subscriptions,
  provider: Services['payments']['kind'],
  now: Date,
): SQL | undefined => and(lte(table.check_at, now), eq(table.provider, provider));

/** Some of what is due, which nobody else takes meanwhile. */
async function takeDue({ db, payments, now }: Checking): Promise<Due[]> {
  const check_at = leaseFrom(now());
  const pick = (table: typeof orders | typeof subscriptions) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(isDue(table, payments.kind, now()))
      .orderBy(table.check_at)
      .limit(atOnce)
      .for('update', { skipLocked: true });
  const paid = await db
    .update(orders)
    .set({ check_at })
    .where(inArray(orders.id, pick(orders)))
    .returning();
  const subscribed = await db
    .update(subscriptions)
    .set({ check_at })
    .where(inArray(subscriptions.id, pick(subscriptions)))
    .returning();
  return [
    ...paid.map((row): Due => ({ about: 'order', row })),
    ...subscribed.map((row): Due => ({ about: 'subscription', row })),
  ];
}

const leaseFrom = (now: Date): Date => inMinutes(now, leaseMinutes);
const inMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

async function giveUp({ db, now }: Checking, due: readonly Due[]): Promise<void> {
  for (const one of due) await keep(db, one, inMinutes(now(), awayMinutes));
}

/** Unless somebody else said meanwhile when to ask. */
async function keep(queries: Queries, { about, row }: Due, check_at: Date | null): Promise<void> {
  const table = about === 'order' ? orders : subscriptions;
  if (row.check_at === null) return;
  await queries
    .update(table)
    .set({ check_at })
    .where(and(eq(table.id, row.id), eq(table.check_at, row.check_at)));
}

async function check(services: Checking, due: Due): Promise<'done' | 'unreachable'> {
  const { about, row } = due;
  try {
    await applyPaymentEvents(services, await askAbout(services, due));
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    services.log.warn({ about, id: row.id, err: error }, 'a payment could not be checked');
    if (error.outcome !== 'refused') return 'unreachable';
  }
  await planNext(services, due);
  return 'done';
}

function askAbout({ payments }: Checking, { about, row }: Due): Promise<PaymentEvent[]> {
  if (about === 'subscription' && row.provider_id)
    return payments.readSubscription(row.provider_id);
  return row.checkout_id ? payments.readCheckout(row.checkout_id) : Promise.resolve([]);
}

/** Says when to ask again; gives up what is long over. */
async function planNext(services: Checking, due: Due): Promise<void> {
  const { about } = due;
  const now = services.now();
  const plan = await planOf(services.db, due, now);
  if (!plan) return;
  if (plan.isOpening && now >= plan.lastLook) {
    const at = Math.floor(now.getTime() / 1000);
    await applyPaymentEvents(services, [{ about, id: due.row.id, event: { type: 'expired', at } }]);
    return;
  }
  await keep(services.db, due, plan.next);
}

type Plan = { isOpening: boolean; lastLook: Date; next: Date | null };

/** For the row as it stands now. */
async function planOf(queries: Queries, due: Due, now: Date): Promise<Plan | undefined> {
  const { id } = due.row;
  if (due.about === 'order') {
    const [row] = await queries.select().from(orders).where(eq(orders.id, id));
    if (!row) return undefined;
    const isOpening = row.state === 'open';
    return { isOpening, lastLook: lastLook(row), next: nextOrderCheck(row, now) };
  }
  const [row] = await queries.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row) return undefined;
  const isOpening = row.state === 'opening';
  return { isOpening, lastLook: lastLook(row), next: nextSubscriptionCheck(row, now) };
}
