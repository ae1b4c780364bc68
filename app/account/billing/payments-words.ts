import type { ListedPayment } from '#domain/payments/account-payments.ts';
import { formatCents } from '#domain/payments/offer.ts';
import type { OrderState } from '#domain/payments/order-facts.ts';
import { disputeWords } from '#domain/payments/rules/payment-terms.ts';
import type { InvoiceStatus } from '#domain/payments/subscription-event.ts';

/** A payment's state, as its badge says it. */
export const paymentBadge: Record<OrderState, string> = {
  open: 'Not paid yet',
  processing: 'On its way',
  paid: 'Paid',
  underpaid: 'Paid in part',
  'partly-refunded': 'Partly given back',
  refunded: 'Given back',
  disputed: 'In dispute',
  lost: 'Taken back',
  failed: 'Failed',
  expired: 'Not completed',
};

export const invoiceBadge: Record<InvoiceStatus, string> = {
  open: 'Due',
  failed: 'Failed',
  void: 'Void',
  paid: 'Paid',
};

/** A sentence or two on what the state means; null where the badge says it all. */
export function paymentNote(payment: ListedPayment): string | null {
  const { state, cents, refunded_cents, checkout_url } = payment;
  switch (state) {
    case 'paid':
      return null;
    case 'open':
      return checkout_url
        ? 'Nothing is charged until you confirm on the payment page.'
        : 'Its payment page is closed, and nothing was charged.';
    case 'processing':
      return 'Your bank is sending it. Some take a few days, and there is nothing more for you to do.';
    case 'underpaid':
      return 'Less arrived than the price. We will write to you about it.';
    case 'partly-refunded':
      return `${formatCents(refunded_cents)} of ${formatCents(cents)} goes back the way you paid. Banks take 5 to 10 days.`;
    case 'refunded':
      return `${formatCents(refunded_cents)} goes back the way you paid. Banks take 5 to 10 days.`;
    case 'disputed':
      return disputeWords;
    case 'lost':
      return 'Your bank took this money back.';
    case 'failed':
      return 'The money did not arrive, and nothing was charged.';
    case 'expired':
      return 'This was not completed, and nothing was charged.';
  }
}
