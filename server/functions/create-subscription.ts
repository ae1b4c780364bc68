import { AppError } from '../app-error.ts';
import { openSubscription } from '../payments/subscriptions/open-subscription.ts';
import { defineFunction } from './serving/define-function.ts';

const callsPerHour = 20;

export const createSubscription = defineFunction({
  name: 'create-subscription',
  summary: 'Where to begin the starter package, with seven free days the first time.',
  limits: ({ viewer }) =>
    viewer
      ? [{ name: 'subscriptions', subject: viewer.id, count: callsPerHour, windowSeconds: 3600 }]
      : [],
  async run({ consent }, { services, viewer }) {
    if (!viewer) {
      throw new AppError('unauthorized', 'Please sign in to start your 7-day free trial.');
    }
    return { url: await openSubscription(services, viewer, consent) };
  },
});
