// What the dialog says before a project goes.
import { formatCents } from '#domain/payments/offer.ts';
import { becameWords } from '#domain/payments/rules/made-payment.ts';
import { amountWords, kindWords } from '#domain/payments/rules/payment-terms.ts';
import { archiveDays, type ProjectDeletion } from '#domain/projects/archive.ts';

type Payment = ProjectDeletion['payments'][number];

const waits = `It waits under “Recently deleted” on your projects page, with brief, script, storyboard and earlier takes; its link ends. There you can restore it for ${archiveDays} days; then it is gone for good.`;

const booksWords =
  'Order and receipt stay on your account page and, with the brief, in our books. Deleting gives no money back.';
const refundWords = `${booksWords.replace(/\.$/, ':')} a refund of what a guarantee covers is asked for on your account page, first.`;
const settleWords = `${booksWords} No guarantee gives it back on request: settle with us first what becomes of it.`;

/** What of the money is the house's still, and nobody else decides about. */
const standing: Payment['state'][] = ['processing', 'paid', 'partly-refunded', 'underpaid'];

/** As paragraphs; null while what was paid for it is not known yet, or could not be asked. */
export function deletionWords(deletion: ProjectDeletion | null): string[] {
  if (!deletion || deletion.payments.length === 0) return [waits];
  return [...deletion.payments.map(paymentWords), waits, whatElse(deletion.payments)];
}

function whatElse(payments: readonly Payment[]): string {
  if (payments.some(({ refundable_until }) => refundable_until !== null)) return refundWords;
  return payments.some(({ state }) => standing.includes(state)) ? settleWords : booksWords;
}

function paymentWords(payment: Payment): string {
  const { refunded_cents, state } = payment;
  const amount = amountWords(payment);
  const paid = payment.is_deposit ? `A ${amount}` : amount;
  switch (state) {
    case 'open':
      return `A payment of ${amount} is open. It is closed, and nothing is charged.`;
    case 'processing':
      return `A payment of ${amount} is on its way.`;
    case 'refunded':
      return `${paid} was paid for it and given back.`;
    case 'partly-refunded':
      return `${paid} was paid for it, of which ${formatCents(refunded_cents)} was given back. The rest stands. ${kindWords(payment)}`;
    case 'lost':
      return `${paid} was paid for it, and your bank took it back.`;
    case 'disputed':
      return `${paid} was paid for it. ${becameWords.disputed}`;
    case 'underpaid':
      return `A part of ${amount} was paid for it.`;
    default:
      return `${paid} was paid for it, and that stands. ${kindWords(payment)}`;
  }
}
