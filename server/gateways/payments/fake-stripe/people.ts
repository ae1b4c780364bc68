// What visitors, banks and the house's people do at Stripe.
import type { FakeStripe } from './fake-stripe.ts';
import type { Dispute, PaymentIntent, Session } from './objects.ts';
import { beginSubscription, workingCard } from './subscription-life.ts';

type Paying = { card?: string; isArrived?: boolean };

/** Pays at an open checkout; a bank debit is only on its way then, and arrives later or never. */
export function pay(
  fake: FakeStripe,
  session: Session,
  { card = workingCard, isArrived = true }: Paying = {},
): void {
  const plan = fake.plans.get(session.id);
  if (session.status !== 'open' || !plan) throw new Error(`${session.id} is ${session.status}`);
  plan.card = card;
  session.status = 'complete';
  session.payment_status = isArrived ? 'paid' : 'unpaid';
  if (session.mode === 'subscription') beginSubscription(fake, session, plan, card);
  else payOnce(fake, session, { metadata: plan.metadata, isArrived });
  fake.tell('checkout.session.completed', session);
}

type Taken = { metadata: Record<string, string>; isArrived: boolean };

function payOnce(fake: FakeStripe, session: Session, { metadata, isArrived }: Taken): void {
  const amount = session.amount_total ?? 0;
  const created = fake.second();
  const payment = fake.keep({
    id: fake.newId('payment_intent'),
    object: 'payment_intent',
    amount,
    created,
    currency: 'usd',
    latest_charge: fake.newId('charge'),
    livemode: false,
    metadata,
    status: isArrived ? 'succeeded' : 'processing',
  });
  const charge = fake.keep({
    id: String(payment.latest_charge),
    object: 'charge',
    amount,
    amount_refunded: 0,
    created,
    disputed: false,
    metadata,
    paid: isArrived,
    payment_intent: payment.id,
    refunded: false,
    status: isArrived ? 'succeeded' : 'pending',
  });
  session.payment_intent = payment.id;
  if (isArrived) {
    fake.tell('payment_intent.succeeded', payment);
    fake.tell('charge.succeeded', charge);
  }
}

/** Nobody paid it (in time). */
export function expire(fake: FakeStripe, session: Session): void {
  Object.assign(session, { status: 'expired', url: null });
  fake.tell('checkout.session.expired', session);
}

type GivenBack = { cents: number; metadata: Record<string, string> };

/** Of what is left of a payment. */
export function giveBack(fake: FakeStripe, payment: PaymentIntent, given: GivenBack) {
  const charge = fake.find('charge', String(payment.latest_charge));
  const refund = fake.keep({
    id: fake.newId('refund'),
    object: 'refund',
    amount: given.cents,
    charge: charge.id,
    created: fake.second(),
    currency: 'usd',
    metadata: given.metadata,
    payment_intent: payment.id,
    reason: 'requested_by_customer',
    status: 'succeeded',
  });
  charge.amount_refunded += given.cents;
  charge.refunded = charge.amount_refunded === charge.amount;
  fake.tell('charge.refunded', charge);
  fake.tell('refund.created', refund);
  return refund;
}

/** The payer's bank asks for the money back. */
export function openDispute(fake: FakeStripe, paymentId: string): Dispute {
  const payment = fake.find('payment_intent', paymentId);
  const charge = fake.find('charge', String(payment.latest_charge));
  charge.disputed = true;
  const dispute: Dispute = fake.keep({
    id: fake.newId('dispute'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: fake.second(),
    metadata: {},
    payment_intent: payment.id,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  fake.tell('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(fake: FakeStripe, dispute: Dispute, status: 'won' | 'lost'): void {
  dispute.status = status;
  fake.tell('charge.dispute.closed', dispute);
}
