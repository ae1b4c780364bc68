import type Stripe from 'stripe';
import { PaymentsError } from './port.ts';

const oldestSeconds = 5 * 60;

/** `now`: of whoever receives, by whose clock the message's age is told. */
export type MessageProof = { signature: string; secret: string; now: Date };

/**
 * The event in a message of Stripe's to the webhook. `body` is the text as it came, byte for byte.
 * Throws a PaymentsError 'forged' for one that is not signed with the secret, was changed, or was
 * signed more than five minutes ago.
 */
export async function verifyStripeMessage(
  body: string,
  { signature, secret, now }: MessageProof,
): Promise<Stripe.Event> {
  const { webhooks } = (await import('stripe')).default;
  try {
    return webhooks.constructEvent(
      body,
      signature,
      secret,
      oldestSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    // The library's own words hold the body.
    throw new PaymentsError('forged', 'The message is not signed, changed, or too old.');
  }
}
