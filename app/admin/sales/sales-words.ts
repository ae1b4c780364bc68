// States of what was sold, as the house sees them.
import type { OrderState } from '#domain/payments/order-facts.ts';
import type { SubscriptionState } from '#domain/payments/subscription-facts.ts';

export const orderWords: Record<OrderState, string> = {
  open: 'Not paid yet',
  processing: 'On its way',
  paid: 'Paid',
  underpaid: 'Paid in part',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'In dispute',
  lost: 'Dispute lost',
  failed: 'Failed',
  expired: 'Not completed',
};

export const subscriptionWords: Record<SubscriptionState, string> = {
  opening: 'Checkout open',
  expired: 'Checkout not completed',
  begun: 'Checkout done, starting',
  incomplete: 'First payment open',
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Payment failed for good',
  paused: 'Paused',
  incomplete_expired: 'First payment never came',
  canceled: 'Ended',
};
