// Stripe's objects with the fields that are read here.
import type Stripe from 'stripe';

type Keep<T, Key extends keyof T> = Pick<T, Key | Extract<keyof T, 'id' | 'object'>>;

export type Session = Keep<
  Stripe.Checkout.Session,
  | 'amount_total'
  | 'cancel_url'
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
> & {
  /** Those that were kept before lines were told have none. */
  lines?: List<Pick<Stripe.InvoiceLineItem, 'id' | 'object' | 'period'>>;
};
export type Portal = Keep<
  Stripe.BillingPortal.Session,
  'created' | 'customer' | 'return_url' | 'url'
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
  | Invoice
  | Portal;
export type Named<Name extends Kept['object']> = Extract<Kept, { object: Name }>;
