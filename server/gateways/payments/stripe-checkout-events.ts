import type Stripe from 'stripe';
import type { PaymentEvent } from './port.ts';
import { idOf, orderIdIn, subscriptionIdIn } from './stripe-ids.ts';

type Session = Stripe.Checkout.Session;

/** What it means that a visitor got through a checkout, at the second `at`. */
export function completedEvents(session: Session, at: number): PaymentEvent[] {
  if (session.mode === 'subscription') return begunEvents(session, at);
  if (session.mode !== 'payment') return [];
  const paymentId = idOf(session.payment_intent);
  if (session.payment_status === 'unpaid') {
    return [{ ...aboutOrder(session), event: { type: 'processing', at } }];
  }
  if (session.payment_status !== 'paid' || !paymentId) return [];
  const cents = session.amount_total ?? 0;
  return [{ ...aboutOrder(session), event: { type: 'paid', at, cents, paymentId } }];
}

/** The money that was on its way did not come. What comes of a subscription is told by itself. */
export const failedEvents = (session: Session, at: number): PaymentEvent[] =>
  session.mode === 'payment' ? [{ ...aboutOrder(session), event: { type: 'failed', at } }] : [];

export function expiredEvents(session: Session, at: number): PaymentEvent[] {
  const event = { type: 'expired', at } as const;
  if (session.mode === 'subscription') return [{ ...aboutSubscription(session), event }];
  return session.mode === 'payment' ? [{ ...aboutOrder(session), event }] : [];
}

function begunEvents(session: Session, at: number): PaymentEvent[] {
  const [subscriptionId, customerId] = [idOf(session.subscription), idOf(session.customer)];
  if (!subscriptionId || !customerId) return [];
  const event = { type: 'begun', at, subscriptionId, customerId } as const;
  return [{ ...aboutSubscription(session), event }];
}

const aboutOrder = (session: Session) => ({
  about: 'order' as const,
  ...orderIdIn(session.metadata),
  checkoutId: session.id,
  ...providerId(idOf(session.payment_intent)),
});

const aboutSubscription = (session: Session) => ({
  about: 'subscription' as const,
  ...subscriptionIdIn(session.metadata),
  checkoutId: session.id,
  ...providerId(idOf(session.subscription)),
});

const providerId = (id: string | undefined) => (id ? { providerId: id } : undefined);
