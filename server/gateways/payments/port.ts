// Whoever takes the money: a checkout of theirs, events from them, and questions to them.
import type { OrderEvent } from '#domain/payments/order-event.ts';
import type { SubscriptionEvent } from '#domain/payments/subscription-event.ts';

/** What an event is about, by whatever the provider knows of it; our own id where it was passed on. */
type About = {
  /** Our order or subscription. */
  id?: string;
  checkoutId?: string;
  /** The payment of an order, or the subscription, at the provider. */
  providerId?: string;
};
export type PaymentEvent =
  | ({ about: 'order'; event: OrderEvent } & About)
  | ({ about: 'subscription'; event: SubscriptionEvent } & About);

/** A verified message of the provider. `events` is empty for what does not concern us. */
export type ProviderMessage = { id: string; type: string; events: PaymentEvent[] };

export type OpenedCheckout = {
  checkoutId: string;
  url: string;
  /** It cannot be used after this. */
  expiresAt: Date;
};
type Return = {
  /** Holds `{CHECKOUT_SESSION_ID}` where the provider puts the id of the checkout. */
  successUrl: string;
  cancelUrl: string;
  email: string;
};
/** `id` is our own, and the key under which the provider does it once. */
export type OrderCheckout = Return & {
  id: string;
  cents: number;
  productName: string;
  /** Shown below the name, where the amount is not the price. */
  label?: string;
  /** Shown beside the button: what a deposit is. */
  terms?: string;
};
export type SubscriptionCheckout = Return & {
  id: string;
  cents: number;
  /** 0 for a member who had one. */
  trialDays: number;
  /** Shown beside the button. */
  terms: string;
  /** Of an earlier subscription of the same member. */
  customerId?: string;
};

/**
 * Every method but `readMessage` asks the provider, within ten seconds, and throws a PaymentsError.
 * Asking twice for the same thing does it once.
 */
export type Payments = {
  kind: 'sandbox' | 'stripe';
  /** Whether it can be reached and takes our key. */
  check?(): Promise<void>;
  openCheckout(order: OrderCheckout): Promise<OpenedCheckout>;
  openSubscriptionCheckout(subscription: SubscriptionCheckout): Promise<OpenedCheckout>;
  /** Closes a checkout that nobody paid; one that is over or paid stays as it is. */
  expireCheckout(checkoutId: string): Promise<void>;
  /** What the provider knows of a checkout and of what came of it: payment, refunds, disputes. */
  readCheckout(checkoutId: string): Promise<PaymentEvent[]>;
  readSubscription(subscriptionId: string): Promise<PaymentEvent[]>;
  /** Gives all of a payment back. `id` is the order's. */
  refund(payment: { id: string; paymentId: string; cents: number }): Promise<PaymentEvent[]>;
  /** Ends it with the paid period (or the trial), or lets it go on after all. */
  setEnding(subscription: { subscriptionId: string; ending: boolean }): Promise<PaymentEvent[]>;
  /** Ends it at once; one that is over stays as it is. */
  endNow(subscriptionId: string): Promise<PaymentEvent[]>;
  /** A page of the provider with cards, invoices and receipts. */
  openPortal(customer: { customerId: string; returnUrl: string }): Promise<string>;
  /**
   * Reads what came to the webhook. Throws a PaymentsError 'forged' for a body that is not signed,
   * signed by somebody else, changed, or older than five minutes.
   */
  readMessage(body: string, signature: string): Promise<ProviderMessage>;
};

/**
 * `unreachable`: it did not answer, or failed; trying again later helps. `refused`: it answered that
 * it will not. `forged`: see `readMessage`.
 */
export class PaymentsError extends Error {
  readonly outcome: 'unreachable' | 'refused' | 'forged';
  constructor(outcome: PaymentsError['outcome'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentsError';
    this.outcome = outcome;
  }
}
