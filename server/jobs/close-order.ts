import { z } from 'zod';
import { closeOrderQueue } from '../payments/orders/ask-to-close.ts';
import { closeOrder } from '../payments/orders/close-order.ts';
import { defineJob } from './define-job.ts';

/** Closes an open checkout at the provider. Keeps trying for longer than any checkout is open. */
export const closeOrderJob = defineJob({
  name: closeOrderQueue,
  data: z.object({ orderId: z.uuid(), subject: z.string() }),
  retry: { limit: 60, firstSeconds: 15, longestSeconds: 3600 },
  timeoutSeconds: 120,
  run: (left, { services }) => closeOrder(services, left),
});
