// What the dialog says before a project goes.
import { here, momentOn } from '#domain/days.ts';
import {
  guaranteedUntil,
  leavingWords,
  namedPayment,
} from '#domain/payments/rules/leaving-words.ts';
import { archiveDays, type ProjectDeletion } from '#domain/projects/archive.ts';

type Payment = ProjectDeletion['payments'][number];

const waits = `It waits under “Recently deleted” on your projects page, with brief, script, storyboard and earlier takes; its link ends. There you can restore it for ${archiveDays} days; then it is gone for good.`;

const booksWords =
  'Order and receipt stay on your account page and, with the brief, in our books. Deleting gives no money back.';
const unpaidWords = 'The order stays on your account page, as one that was not completed.';
const settleWords = `${booksWords} No guarantee gives it back on request: settle with us first what becomes of it.`;

/** What of the money is the house's still, and nobody else decides about. */
const standing: Payment['state'][] = ['processing', 'paid', 'partly-refunded', 'underpaid'];

/** As paragraphs; null while what was paid for it is not known yet, or could not be asked. */
export function deletionWords(deletion: ProjectDeletion | null): string[] {
  if (!deletion || deletion.payments.length === 0) return [waits];
  return [...deletion.payments.map(paymentWords), waits, whatElse(deletion.payments)];
}

function whatElse(payments: readonly Payment[]): string {
  if (payments.every(({ state }) => state === 'open')) return unpaidWords;
  const isUnguaranteed = ({ state, refundable_until }: Payment) =>
    standing.includes(state) && refundable_until === null;
  return payments.some(isUnguaranteed) ? settleWords : booksWords;
}

function paymentWords(payment: Payment): string {
  const { refundable_until: until } = payment;
  const where = 'on your account page, also once the project is deleted.';
  const guarantee = until ? guaranteedUntil(momentOn(until, here()), where) : '';
  return [`${namedPayment(payment)}.`, leavingWords(payment), guarantee].filter(Boolean).join(' ');
}
