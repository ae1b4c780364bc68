import type { CheckoutReport } from './account-payments.ts';
import type { OrderState } from './order-facts.ts';
import type { SubscriptionState } from './subscription-facts.ts';

type Outcome = CheckoutReport['outcome'];

/** `paid` while the money is the house's, `given-back` once it is not any more, `over` where it never came. */
const ofOrder: Record<OrderState, Outcome> = {
  open: 'open',
  processing: 'pending',
  paid: 'paid',
  underpaid: 'pending',
  'partly-refunded': 'paid',
  refunded: 'given-back',
  disputed: 'paid',
  lost: 'given-back',
  failed: 'over',
  expired: 'over',
};

/** `paid` once it runs: what becomes of later charges is no matter of its checkout. */
const ofSubscription: Record<SubscriptionState, Outcome> = {
  opening: 'open',
  begun: 'pending',
  incomplete: 'pending',
  trialing: 'paid',
  active: 'paid',
  past_due: 'paid',
  unpaid: 'paid',
  paused: 'paid',
  incomplete_expired: 'over',
  canceled: 'ended',
  expired: 'over',
};

/** How the checkout of an order stands. */
export const orderOutcome = (state: OrderState): Outcome => ofOrder[state];

/** How the checkout of a subscription stands. */
export const subscriptionOutcome = (state: SubscriptionState): Outcome => ofSubscription[state];
