// What became of events that others are told of.
import { and, desc, eq, lt } from 'drizzle-orm';
import { keptDays } from '#domain/retention.ts';
import type { Delivery, DeliveryState } from '#domain/webhooks/webhook.ts';
import { isOlder, pageOf, readCursor } from '../admin/row-position.ts';
import { AppError } from '../app-error.ts';
import type { Queries } from '../db/database.ts';
import { webhookDeliveries, webhooks } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { deliverWebhookQueue, queueDelivery } from './tell-webhooks.ts';
import { lockWebhook } from './webhooks.ts';

const pageSize = 50;
type Parts = Pick<Services, 'db' | 'jobs' | 'now'>;
type Wanted = { state?: DeliveryState | undefined; cursor?: string | undefined };

const select = (queries: Queries) =>
  queries
    .select({ delivery: webhookDeliveries, url: webhooks.url })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id));
type Found = Awaited<ReturnType<typeof select>>[number];

/** Newest first. Throws 'invalid-input' for a cursor that is none. */
export async function listDeliveries(
  queries: Queries,
  { state, cursor }: Wanted,
): Promise<{ deliveries: Delivery[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const { created_at, id } = webhookDeliveries;
  const rows = await select(queries)
    .where(
      and(state && eq(webhookDeliveries.state, state), after && isOlder(created_at, id, after)),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(pageSize + 1);
  const placed = rows.map((row) => ({ ...row, at: row.delivery.created_at, id: row.delivery.id }));
  const { page, nextCursor } = pageOf(placed, pageSize);
  return { deliveries: page.map(present), nextCursor };
}

/** Sends a `ping` to an address, paused or not. Throws 'not-found'. */
export async function tryWebhook(parts: Parts, id: string): Promise<Delivery> {
  return parts.db.transaction(async (tx) => {
    await lockWebhook(tx, id);
    const made = await queueDelivery(parts, tx, id, { event: 'ping', data: {} });
    return requireDelivery(tx, made);
  });
}

/** Sends what failed once more. Throws 'not-found', 'conflict' for what did not fail. */
export async function retryDelivery({ db, jobs }: Parts, id: string): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const { state } = await requireDelivery(tx, id);
    const [again] = await tx
      .update(webhookDeliveries)
      .set({ state: 'queued' })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'failed')))
      .returning({ id: webhookDeliveries.id });
    if (!again) throw new AppError('conflict', `This is ${state}: only what failed is sent again.`);
    await jobs.enqueue(tx, deliverWebhookQueue, { deliveryId: id });
    return requireDelivery(tx, id);
  });
}

/** Forgets what is over a month old. */
export async function sweepDeliveries({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays.webhookDelivery * 86_400_000);
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.created_at, before));
}

async function requireDelivery(queries: Queries, id: string): Promise<Delivery> {
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  const [found] = isId ? await select(queries).where(eq(webhookDeliveries.id, id)) : [];
  if (!found) throw new AppError('not-found', 'There is no delivery of this id.');
  return present(found);
}

const present = ({ delivery: { body: _, created_at, delivered_at, ...row }, url }: Found) => ({
  ...row,
  url,
  created_at: created_at.toISOString(),
  delivered_at: delivered_at?.toISOString() ?? null,
});
