import type Stripe from 'stripe';
import { secondsOf, signingSecret } from './sandbox-parts.ts';

/** The message with an event as Stripe would send it: the body, and what stands in its header. */
export async function signEvent(
  event: Pick<Stripe.Event, 'id'>,
  { secret, now }: { secret: string; now(): Date },
): Promise<{ body: string; signature: string }> {
  const { webhooks } = (await import('stripe')).default;
  const body = JSON.stringify(event);
  const signature = webhooks.generateTestHeaderString({
    payload: body,
    secret: signingSecret(secret),
    timestamp: secondsOf(now()),
  });
  return { body, signature };
}
