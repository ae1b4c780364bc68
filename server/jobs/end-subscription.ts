import { z } from 'zod';
import { endSubscriptionQueue } from '../payments/subscriptions/ask-to-end.ts';
import { closeOpening, endSubscription } from '../payments/subscriptions/end-subscription.ts';
import { defineJob } from './define-job.ts';

/** Ends a subscription at the provider, or only its open checkout. Keeps trying for three days, longer apart each time. */
export const endSubscriptionJob = defineJob({
  name: endSubscriptionQueue,
  data: z.object({ subscriptionId: z.uuid(), onlyOpening: z.boolean().default(false) }),
  retry: { limit: 80, firstSeconds: 15, longestSeconds: 3600 },
  timeoutSeconds: 120,
  run: async ({ subscriptionId, onlyOpening }, { services }) => {
    await (onlyOpening ? closeOpening : endSubscription)(services, subscriptionId);
  },
});
