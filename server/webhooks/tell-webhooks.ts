import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { WebhookData, WebhookEvent } from '#domain/webhooks/webhook.ts';
import type { Transaction } from '../db/database.ts';
import { webhookDeliveries, webhooks } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** The queue whose job delivers one event to one address. */
export const deliverWebhookQueue = 'deliver-webhook';

type Parts = Pick<Services, 'jobs' | 'now'>;

/** Has every address that wants to know told of an event, once the transaction commits. */
export async function tellWebhooks<Event extends WebhookEvent>(
  parts: Parts,
  tx: Transaction,
  event: Event,
  data: WebhookData<Event>,
): Promise<void> {
  const wanting = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.active, true), sql`${event} = any(${webhooks.events})`));
  for (const { id } of wanting) await queueDelivery(parts, tx, id, { event, data });
}

/** Queues one event for one address; gives the delivery's id. */
export async function queueDelivery(
  { jobs, now }: Parts,
  tx: Transaction,
  webhookId: string,
  { event, data }: { event: WebhookEvent | 'ping'; data: object },
): Promise<string> {
  const id = randomUUID();
  const created_at = now();
  const body = JSON.stringify({ type: event, timestamp: created_at.toISOString(), data });
  await tx.insert(webhookDeliveries).values({ id, webhook_id: webhookId, event, body, created_at });
  await jobs.enqueue(tx, deliverWebhookQueue, { deliveryId: id });
  return id;
}
