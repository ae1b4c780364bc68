import { z } from 'zod';
import { endSubscriptionQueue } from '../payments/subscriptions/ask-to-end.ts';
import { endSubscription } from '../payments/subscriptions/end-subscription.ts';
import { defineJob } from './define-job.ts';

/** Ends a subscription at the provider. Keeps trying for three days, longer apart each time. */
export const endSubscriptionJob = defineJob({
  name: endSubscriptionQueue,
  data: z.object({ subscriptionId: z.uuid() }),
  retry: { limit: 80, firstSeconds: 15, longestSeconds: 3600 },
  timeoutSeconds: 120,
  run: ({ subscriptionId }, { services }) => endSubscription(services, subscriptionId),
});
