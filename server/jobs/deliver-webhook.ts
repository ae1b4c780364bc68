import { z } from 'zod';
import { deliverWebhook } from '../webhooks/deliver-webhook.ts';
import { deliverWebhookQueue } from '../webhooks/tell-webhooks.ts';
import { defineJob } from './define-job.ts';

/** Tells one address outside of one event. Keeps trying for about a day, longer apart each time. */
export const deliverWebhookJob = defineJob({
  name: deliverWebhookQueue,
  data: z.object({ deliveryId: z.uuid() }),
  retry: { limit: 14, firstSeconds: 15, longestSeconds: 4 * 3600 },
  timeoutSeconds: 60,
  // An address that is silent keeps nobody else waiting.
  atOnce: 8,
  run: ({ deliveryId }, context) => deliverWebhook(deliveryId, context),
});
