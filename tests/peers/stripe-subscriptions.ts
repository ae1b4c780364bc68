// The life of a subscription at Stripe: what time and its member's card do to it.
import type { Invoice, Session, StripeState, Subscription } from './stripe-objects.ts';

const day = 86_400;
const month = 30 * day;

/** What a checkout was opened with that the session itself does not show. */
export type CheckoutPlan = {
  metadata: Record<string, string>;
  trialDays: number;
};

export function openSubscriptions(state: StripeState) {
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
