// What visitors, banks and time do at Stripe.
import type {
  Invoice,
  PaymentIntent,
  Session,
  StripeState,
  Subscription,
} from './stripe-objects.ts';

const day = 86_400;
const month = 30 * day;

/** What a checkout was opened with that the session itself does not show. */
export type CheckoutPlan = {
  metadata: Record<string, string>;
  trialDays: number;
};

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

function openSubscriptions(state: StripeState) {
  const moveOn = (subscription: Subscription, from: number) => {
    for (const item of subscription.items.data) {
      item.current_period_start = from;
      item.current_period_end = from + month;
    }
  };
  const cents = ({ items }: Subscription) => items.data[0]?.price.unit_amount ?? 0;
  const end = (subscription: Subscription) => {
    Object.assign(subscription, { status: 'canceled', ended_at: state.second() });
    state.tell('customer.subscription.deleted', subscription);
  };
  const charge = (subscription: Subscription, works: boolean) => {
    const invoice = newInvoice(state, subscription, { cents: cents(subscription), works });
    subscription.status = works ? 'active' : 'past_due';
    state.tell('customer.subscription.updated', subscription);
    return invoice;
  };
  return {
    begin(session: Session, plan: CheckoutPlan): void {
      const created = state.second();
      const customer =
        session.customer ??
        state.keep({
          id: state.newId('customer'),
          object: 'customer',
          created,
          email: session.customer_email,
        }).id;
      const trialEnd = plan.trialDays > 0 ? created + plan.trialDays * day : null;
      const subscription = state.keep(newSubscription(state, { session, plan, trialEnd }));
      subscription.customer = customer;
      Object.assign(session, { customer, subscription: subscription.id });
      state.tell('customer.subscription.created', subscription);
      const due = trialEnd ? 0 : cents(subscription);
      newInvoice(state, subscription, { cents: due, works: true, first: true });
    },
    remindOfTrial: (id: string) =>
      state.tell('customer.subscription.trial_will_end', state.find('subscription', id)),
    /** The period or the trial is over: the next charge, or the end. */
    renew(id: string, works = true): void {
      const subscription = state.find('subscription', id);
      if (subscription.cancel_at) end(subscription);
      else {
        moveOn(subscription, state.second());
        charge(subscription, works);
      }
    },
    end: (id: string) => end(state.find('subscription', id)),
    /** As the member does in Stripe's portal, which may name the day. */
    cancelByPortal(id: string): void {
      const subscription = state.find('subscription', id);
      subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null;
      state.tell('customer.subscription.updated', subscription);
    },
  };
}

type Begun = { session: Session; plan: CheckoutPlan; trialEnd: number | null };

function newSubscription(state: StripeState, { session, plan, trialEnd }: Begun): Subscription {
  const created = state.second();
  return {
    id: state.newId('subscription'),
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created,
    customer: '',
    ended_at: null,
    items: {
      object: 'list',
      has_more: false,
      url: '/v1/subscription_items',
      data: [
        {
          id: 'si_peer',
          object: 'subscription_item',
          current_period_start: created,
          current_period_end: trialEnd ?? created + month,
          price: { unit_amount: session.amount_total, currency: 'usd' },
        },
      ],
    },
    latest_invoice: null,
    livemode: false,
    metadata: plan.metadata,
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
    trial_start: trialEnd ? created : null,
  };
}

type Due = { cents: number; works: boolean; first?: boolean };

function newInvoice(state: StripeState, subscription: Subscription, due: Due): Invoice {
  const created = state.second();
  const { cents, works, first = false } = due;
  const { id, metadata } = subscription;
  const invoice: Invoice = state.keep({
    id: state.newId('invoice'),
    object: 'invoice',
    amount_due: cents,
    amount_paid: works ? cents : 0,
    attempted: true,
    billing_reason: first ? 'subscription_create' : 'subscription_cycle',
    created,
    customer: String(subscription.customer),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: id, metadata },
    },
    status: works ? 'paid' : 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: works ? created : null,
      voided_at: null,
    },
  });
  subscription.latest_invoice = invoice.id;
  state.tell(works ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return invoice;
}
