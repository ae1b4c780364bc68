import type { ListedPayment } from '#domain/payments/account-payments.ts';
import type { OrderState } from '#domain/payments/order-facts.ts';
import {
  becameWords,
  givenBackWords,
  madeWords,
  returnedPart,
  underpaidWords,
} from '#domain/payments/rules/made-payment.ts';
import { kindWords } from '#domain/payments/rules/payment-terms.ts';
import type { InvoiceStatus } from '#domain/payments/subscription-event.ts';

/** A payment's state, as its badge says it. */
export const paymentBadge: Record<OrderState, string> = {
  open: 'Not paid yet',
  processing: 'On its way',
  paid: madeWords.paid.badge,
  underpaid: 'Paid in part',
  'partly-refunded': 'Partly given back',
  refunded: madeWords['given-back'].badge,
  disputed: madeWords.disputed.badge,
  lost: madeWords['taken-back'].badge,
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
  const { state, refunded_cents, checkout_url } = payment;
  switch (state) {
    case 'paid':
      return kindWords(payment);
    case 'open':
      return checkout_url
        ? 'Nothing is charged until you confirm on the payment page.'
        : 'Its payment page is closed, and nothing was charged.';
    case 'processing':
      return 'Your bank is sending it. Some take a few days, and there is nothing more for you to do.';
    case 'underpaid':
      return underpaidWords;
    case 'partly-refunded':
    case 'refunded':
      return givenBackWords(returnedPart(payment, refunded_cents));
    case 'disputed':
      return becameWords.disputed;
    case 'lost':
      return becameWords['taken-back'];
    case 'failed':
      return 'The money did not arrive, and nothing was charged.';
    case 'expired':
      return 'This was not completed, and nothing was charged.';
  }
}
