import type Stripe from 'stripe';
import { z } from 'zod';
import { canBeStored } from '../../db/can-be-stored.ts';
import { PaymentsError } from './port.ts';

// The library checks the signature, not what was signed.
const name = z.string().min(1).max(255).refine(canBeStored);
const envelope = z.object({
  id: name,
  type: name,
  created: z.int(),
  data: z.object({ object: z.looseObject({}) }),
});

/** Clocks differ: a message may be so much older, or so much younger, than this one's now. */
const mostSeconds = 5 * 60;

/** `now`: of whoever receives, by whose clock the message's age is told. */
export type MessageProof = { signature: string; secret: string; now: Date };

/**
 * The event in a message of Stripe's to the webhook. `body` is the text as it came, byte for byte.
 * Throws a PaymentsError 'forged' for one that is not signed with the secret, was changed, was signed
 * more than five minutes ago or from now, or is no event at all.
 */
export async function verifyStripeMessage(
  body: string,
  { signature, secret, now }: MessageProof,
): Promise<Stripe.Event> {
  // The library refuses what is too old, and takes whatever is from the future.
  const stamped = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  if (stamped * 1_000 > now.getTime() + mostSeconds * 1_000) {
    throw new PaymentsError('forged', 'The message is stamped later than now.');
  }
  const { webhooks } = (await import('stripe')).default;
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(body, signature, secret, mostSeconds, undefined, now.getTime());
  } catch {
    // The library's own words hold the body.
    throw new PaymentsError('forged', 'The message is not signed, changed, or too old.');
  }
  if (envelope.safeParse(event).success) return event;
  throw new PaymentsError('forged', 'The message is signed, but holds no event.');
}
