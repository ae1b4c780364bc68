import { eq, sql } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '../db/schema.ts';
import type { JobContext } from '../jobs/define-job.ts';
import { secretOf, signedHeaders } from './sign-webhook.ts';

const gone = 410;
type Attempt = Pick<JobContext, 'services' | 'lastAttempt' | 'signal'>;

/**
 * Tells one address of one event. Throws where it was not taken, for another try; after the last one,
 * and where an address says that it is gone for good, it has failed.
 */
export async function deliverWebhook(
  deliveryId: string,
  { services, lastAttempt, signal }: Attempt,
): Promise<void> {
  const { db, secret, webhookSender, now } = services;
  const [found] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id))
    .where(eq(webhookDeliveries.id, deliveryId));
  // Deleted meanwhile, or delivered by an attempt whose end nobody heard of.
  if (found?.delivery.state !== 'queued') return;
  const { delivery, webhook } = found;
  const { body } = delivery;
  const at = now();
  const headers = signedHeaders(secretOf(secret, webhook), { id: deliveryId, body, at });
  const told = webhook.active
    ? await webhookSender.send(webhook.url, body, headers, signal)
    : { status: null, problem: 'The address was paused.' };
  const isTaken = told.problem === null;
  const isOver = !webhook.active || told.status === gone;
  const state = isTaken ? 'delivered' : lastAttempt || isOver ? 'failed' : 'queued';
  await db
    .update(webhookDeliveries)
    .set({
      ...told,
      state,
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      delivered_at: isTaken ? at : null,
    })
    .where(eq(webhookDeliveries.id, deliveryId));
  // The page of deliveries is where it is seen and sent again, not the list of failed jobs.
  if (state === 'queued') throw new Error(`A webhook was not taken: ${told.problem}`);
}
