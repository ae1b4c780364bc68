// What the peer keeps: Stripe's objects with the fields that are read here.
import type Stripe from 'stripe';

type Keep<T, Key extends keyof T> = Pick<T, Key | Extract<keyof T, 'id' | 'object'>>;

export type Session = Keep<
  Stripe.Checkout.Session,
  | 'amount_total'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'url'
>;
export type PaymentIntent = Keep<
  Stripe.PaymentIntent,
  'amount' | 'created' | 'currency' | 'latest_charge' | 'livemode' | 'metadata' | 'status'
>;
export type Charge = Keep<
  Stripe.Charge,
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'disputed'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'refunded'
  | 'status'
>;
export type Refund = Keep<
  Stripe.Refund,
  'amount' | 'charge' | 'created' | 'currency' | 'metadata' | 'payment_intent' | 'reason' | 'status'
>;
export type Dispute = Keep<
  Stripe.Dispute,
  'amount' | 'charge' | 'created' | 'metadata' | 'payment_intent' | 'reason' | 'status'
>;
export type Customer = Keep<Stripe.Customer, 'created' | 'email'>;
export type Subscription = Keep<
  Stripe.Subscription,
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'customer'
  | 'ended_at'
  | 'latest_invoice'
  | 'livemode'
  | 'metadata'
  | 'status'
  | 'trial_end'
  | 'trial_start'
> & {
  items: List<
    Keep<Stripe.SubscriptionItem, 'current_period_end' | 'current_period_start'> & {
      price: Pick<Stripe.Price, 'unit_amount' | 'currency'>;
    }
  >;
};
export type Invoice = Keep<
  Stripe.Invoice,
  | 'amount_due'
  | 'amount_paid'
  | 'attempted'
  | 'billing_reason'
  | 'created'
  | 'customer'
  | 'parent'
  | 'status'
  | 'status_transitions'
>;
export type List<T> = Pick<Stripe.ApiList<T>, 'object' | 'data' | 'has_more' | 'url'>;

export type Kept =
  | Session
  | PaymentIntent
  | Charge
  | Refund
  | Dispute
  | Customer
  | Subscription
  | Invoice;
type Named<Name extends Kept['object']> = Extract<Kept, { object: Name }>;

/** An answer other than 200, in Stripe's form. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly error: Record<string, string>;
  constructor(status: number, error: Record<string, string>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

const prefixes: Record<Kept['object'], string> = {
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  customer: 'cus_',
  subscription: 'sub_',
  invoice: 'in_',
};

/** Stripe's memory, its clock and what it told. */
export type StripeState = ReturnType<typeof openState>;

export function openState(now: () => Date) {
  const objects = new Map<string, Kept>();
  const events: Stripe.Event[] = [];
  let made = 0;
  const id = (prefix: string) => {
    made += 1;
    return `${prefix}${String(made).padStart(6, '0')}peer`;
  };
  return {
    objects,
    /** All of them, in the order they happened. */
    events,
    second: () => Math.floor(now().getTime() / 1000),
    newId: (object: Kept['object']) => id(prefixes[object]),
    keep<One extends Kept>(one: One): One {
      objects.set(one.id, one);
      return one;
    },
    find<Name extends Kept['object']>(object: Name, wanted: string): Named<Name> {
      const found = objects.get(wanted);
      if (found?.object === object) return found as Named<Name>;
      throw new StripeProblem(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param: 'id',
        message: `No such ${object}: '${wanted}'`,
      });
    },
    all: <Name extends Kept['object']>(object: Name): Named<Name>[] =>
      [...objects.values()].filter((one): one is Named<Name> => one.object === object).reverse(),
    tell(type: Stripe.Event['type'], object: Kept): Stripe.Event {
      const event = {
        id: id('evt_'),
        object: 'event',
        type,
        api_version: '2026-10-28.endive',
        created: Math.floor(now().getTime() / 1000),
        livemode: false,
        pending_webhooks: 1,
        request: null,
        data: { object: structuredClone(object) },
      } as unknown as Stripe.Event;
      events.push(event);
      return event;
    },
  };
}
