import { z } from 'zod';
import { sandboxEventQueue } from '../gateways/payments/sandbox/purchases.ts';
import { signEvent } from '../gateways/payments/sandbox/sign-event.ts';
import { receiveMessage } from '../payments/receive-message.ts';
import type { Services } from '../services.ts';
import { defineJob } from './define-job.ts';

type Event = { id: string };

/** Hands an event of the sandbox to the webhook's code, signed. Keeps trying for about a day. */
export const sendSandboxEventJob = defineJob({
  name: sandboxEventQueue,
  data: z.object({ event: z.looseObject({ id: z.string() }) }),
  retry: { limit: 30, firstSeconds: 5, longestSeconds: 3600 },
  timeoutSeconds: 60,
  run: ({ event }, { services }) => sendEvent(services, event),
});

/** Tries at once what the job does as well, so that the page that follows already knows. */
export async function sendEventsNow(services: Services, events: readonly Event[]): Promise<void> {
  for (const event of events) {
    try {
      await sendEvent(services, event);
    } catch (error) {
      services.log.warn({ err: error, event: event.id }, 'sandbox event left to its job');
    }
  }
}

async function sendEvent(services: Services, event: Event): Promise<void> {
  const { body, signature } = await signEvent(event, services);
  await receiveMessage(services, body, signature);
}
