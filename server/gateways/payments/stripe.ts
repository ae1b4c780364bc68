// Stripe, by its own library.
import type Stripe from 'stripe';
import { type PaymentEvent, type Payments, PaymentsError, type ProviderMessage } from './port.ts';
import { paymentEventsOf } from './read-stripe-event.ts';
import { readSession, readSubscription } from './stripe-answers.ts';
import { endNow, refundPayment, setEnding } from './stripe-changes.ts';
import { type AskStripe, openStripeClient } from './stripe-client.ts';
import { orderIdIn } from './stripe-ids.ts';
import { expireSession, openOrder, openSubscription } from './stripe-sessions.ts';
import { verifyStripeMessage } from './verify-stripe-message.ts';

export type StripeParts = {
  secretKey: string;
  webhookSecret: string;
  /** Replaces the address of Stripe's API: scheme, host and port. */
  apiUrl: string | undefined;
  /** How long Stripe may take to answer. */
  answerMs?: number;
  /** Answers in Stripe's place. */
  fetch?: typeof fetch;
  /** By whose clock the age of a message is told. */
  now?(): Date;
};

export function openStripe({
  webhookSecret,
  answerMs = 10_000,
  now = () => new Date(),
  ...parts
}: StripeParts): Payments {
  const ask = openStripeClient({ ...parts, answerMs });
  return {
    kind: 'stripe',
    check: () => checkKey(ask),
    openCheckout: (order) => ask((stripe) => openOrder(stripe, order)),
    openSubscriptionCheckout: (subscription) =>
      ask((stripe) => openSubscription(stripe, subscription)),
    expireCheckout: (checkoutId) => ask((stripe) => expireSession(stripe, checkoutId)),
    readCheckout: (checkoutId) => ask((stripe) => readSession(stripe, checkoutId)),
    readSubscription: (id) => ask((stripe) => readSubscription(stripe, id)),
    refund: (payment) => ask((stripe) => refundPayment(stripe, payment)),
    setEnding: (change) => ask((stripe) => setEnding(stripe, change)),
    endNow: (id) => ask((stripe) => endNow(stripe, id)),
    openPortal: ({ customerId, returnUrl }) =>
      ask(async (stripe) => {
        const params = { customer: customerId, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(params)).url;
      }),
    readMessage: async (body, signature) => {
      const proof = { signature, secret: webhookSecret, now: now() };
      return readEvent(await verifyStripeMessage(body, proof), ask);
    },
  };
}

// A question that every key must be allowed, about what does not exist: then the key is right.
async function checkKey(ask: AskStripe): Promise<void> {
  try {
    await ask((stripe) => stripe.checkout.sessions.retrieve('cs_none'));
  } catch (error) {
    if (!(error instanceof PaymentsError && error.outcome === 'refused')) throw error;
  }
}

async function readEvent(event: Stripe.Event, ask: AskStripe): Promise<ProviderMessage> {
  const { MAJOR_API_VERSION: spoken } = (await import('stripe')).default;
  if (event.api_version?.split('.')[1] !== spoken) {
    throw new PaymentsError(
      'refused',
      `The webhook endpoint at Stripe speaks API version ${event.api_version}, this program ${spoken}.`,
    );
  }
  const events = await Promise.all(paymentEventsOf(event).map((one) => trace(one, ask)));
  return { id: event.id, type: event.type, events: events.flat() };
}

// Refunds made at Stripe and disputes name a payment only, which may not have been told of yet.
async function trace(paymentEvent: PaymentEvent, ask: AskStripe): Promise<PaymentEvent[]> {
  const { about, id, checkoutId, providerId } = paymentEvent;
  if (about !== 'order' || id || checkoutId || !providerId) return [paymentEvent];
  const { metadata } = await ask((stripe) => stripe.paymentIntents.retrieve(providerId));
  const own = orderIdIn(metadata);
  return own ? [{ ...paymentEvent, ...own }] : [];
}
