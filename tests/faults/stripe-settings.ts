import type { StripePeer } from '../peers/stripe.ts';
import { freePort } from '../serve.ts';
import type { Place } from './place.ts';

/** Settings of a server that takes payments through this peer, at one address however often it starts. */
export const stripeSettings = async (place: Place, peer: StripePeer) => ({
  ...place.settings,
  PORT: String(await freePort()),
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: peer.secretKey,
  STRIPE_WEBHOOK_SECRET: peer.webhookSecret,
  STRIPE_API_URL: peer.url,
});
