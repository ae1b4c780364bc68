// What visitors, banks and the house's people do at Stripe.
import type { PaymentIntent, Session, StripeState } from './stripe-objects.ts';
import { type CheckoutPlan, openSubscriptions } from './stripe-subscriptions.ts';

export type StripePeople = ReturnType<typeof openPeople>;

export function openPeople(state: StripeState, plans: Map<string, CheckoutPlan>) {
  const subscriptions = openSubscriptions(state);
  return {
    ...subscriptions,
    /** Pays; a bank debit is only on its way then. */
    pay(checkoutId: string, by: 'card' | 'bank' = 'card'): void {
      const session = open(state.find('checkout.session', checkoutId));
      const plan = plans.get(checkoutId) ?? { metadata: {}, trialDays: 0 };
      session.status = 'complete';
      session.payment_status = by === 'bank' ? 'unpaid' : 'paid';
      if (session.mode === 'subscription') subscriptions.begin(session, plan);
      else payOnce(state, session, { metadata: plan.metadata, arrived: by === 'card' });
      state.tell('checkout.session.completed', session);
    },
    /** The money of a bank debit comes, or does not. */
    settle(checkoutId: string, arrived: boolean): void {
      const session = state.find('checkout.session', checkoutId);
      const payment = state.find('payment_intent', String(session.payment_intent));
      const charge = state.find('charge', String(payment.latest_charge));
      payment.status = arrived ? 'succeeded' : 'requires_payment_method';
      charge.status = arrived ? 'succeeded' : 'failed';
      charge.paid = arrived;
      if (arrived) session.payment_status = 'paid';
      const outcome = arrived ? 'async_payment_succeeded' : 'async_payment_failed';
      state.tell(`checkout.session.${outcome}`, session);
    },
    /** Nobody paid in time. */
    expire(checkoutId: string): void {
      const session = open(state.find('checkout.session', checkoutId));
      session.status = 'expired';
      session.url = null;
      state.tell('checkout.session.expired', session);
    },
    /** In Stripe's dashboard, which knows nothing of orders. Returns the refund's id. */
    refundByHand: (paymentId: string, cents: number): string =>
      giveBack(state, state.find('payment_intent', paymentId), { cents, metadata: {} }).id,
    /** In Stripe's dashboard. */
    eraseCustomer: (customerId: string): boolean => state.objects.delete(customerId),
    /** A refund that the bank sends back. */
    failRefund(refundId: string): void {
      const refund = state.find('refund', refundId);
      const charge = state.find('charge', String(refund.charge));
      refund.status = 'failed';
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      state.tell('refund.failed', refund);
    },
    /** The payer's bank asks for the money back. Returns the dispute's id. */
    dispute(paymentId: string): string {
      const payment = state.find('payment_intent', paymentId);
      const charge = state.find('charge', String(payment.latest_charge));
      charge.disputed = true;
      const dispute = state.keep({
        id: state.newId('dispute'),
        object: 'dispute',
        amount: charge.amount,
        charge: charge.id,
        created: state.second(),
        metadata: {},
        payment_intent: payment.id,
        reason: 'fraudulent',
        status: 'needs_response',
      });
      state.tell('charge.dispute.created', dispute);
      return dispute.id;
    },
    closeDispute(disputeId: string, status: 'won' | 'lost'): void {
      const dispute = state.find('dispute', disputeId);
      dispute.status = status;
      state.tell('charge.dispute.closed', dispute);
    },
  };
}

function open(session: Session): Session {
  if (session.status !== 'open') throw new Error(`${session.id} is ${session.status}`);
  return session;
}

type Taken = { metadata: Record<string, string>; arrived: boolean };

function payOnce(state: StripeState, session: Session, { metadata, arrived }: Taken): void {
  const amount = session.amount_total ?? 0;
  const created = state.second();
  const payment = state.keep({
    id: state.newId('payment_intent'),
    object: 'payment_intent',
    amount,
    created,
    currency: 'usd',
    latest_charge: state.newId('charge'),
    livemode: false,
    metadata,
    status: arrived ? 'succeeded' : 'processing',
  });
  const charge = state.keep({
    id: String(payment.latest_charge),
    object: 'charge',
    amount,
    amount_refunded: 0,
    created,
    disputed: false,
    metadata,
    paid: arrived,
    payment_intent: payment.id,
    refunded: false,
    status: arrived ? 'succeeded' : 'pending',
  });
  session.payment_intent = payment.id;
  if (arrived) {
    state.tell('payment_intent.succeeded', payment);
    state.tell('charge.succeeded', charge);
  }
}

type GivenBack = { cents: number; metadata: Record<string, string> };

/** Of what is left of a payment. */
export function giveBack(state: StripeState, payment: PaymentIntent, given: GivenBack) {
  const charge = state.find('charge', String(payment.latest_charge));
  const refund = state.keep({
    id: state.newId('refund'),
    object: 'refund',
    amount: given.cents,
    charge: charge.id,
    created: state.second(),
    currency: 'usd',
    metadata: given.metadata,
    payment_intent: payment.id,
    reason: 'requested_by_customer',
    status: 'succeeded',
  });
  charge.amount_refunded += given.cents;
  charge.refunded = charge.amount_refunded === charge.amount;
  state.tell('charge.refunded', charge);
  state.tell('refund.created', refund);
  return refund;
}
