import type Stripe from 'stripe';
import type { PaymentEvent } from './port.ts';
import { completedEvents, expiredEvents, failedEvents } from './stripe-checkout-events.ts';
import { disputeEvents, refundEvents } from './stripe-refund-events.ts';
import {
  invoiceEvents,
  subscriptionEvents,
  trialEndingEvents,
} from './stripe-subscription-events.ts';

/** What an event of Stripe tells about orders and subscriptions; nothing for most kinds. */
export function paymentEventsOf(event: Stripe.Event): PaymentEvent[] {
  const at = event.created;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return completedEvents(event.data.object, at);
    case 'checkout.session.async_payment_failed':
      return failedEvents(event.data.object, at);
    case 'checkout.session.expired':
      return expiredEvents(event.data.object, at);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEvents(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeEvents(event.data.object);
    default:
      return subscriptionEventsOf(event, at);
  }
}

function subscriptionEventsOf(event: Stripe.Event, at: number): PaymentEvent[] {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return subscriptionEvents(event.data.object, at);
    case 'customer.subscription.trial_will_end':
      return trialEndingEvents(event.data.object, at);
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return invoiceEvents(event.data.object);
    case 'invoice.payment_failed':
      return invoiceEvents(event.data.object, true);
    default:
      return [];
  }
}
