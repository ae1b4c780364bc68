// What becomes of a payment when its project or its account is deleted, in the words of both dialogs and of the mail.
import { formatCents } from '../offer.ts';
import type { OrderState } from '../order-facts.ts';
import { orderNumber } from '../order-number.ts';
import { becameWords, givenBackWords } from './made-payment.ts';
import { type Amount, amountWords, kindWords, onRequestWords } from './payment-terms.ts';

type Numbered = Amount & { number: number };
type Leaving = Numbered & { state: OrderState; refunded_cents: number };

/** As in `$35,000 deposit, order AB-1001`. */
export const namedPayment = (payment: Numbered): string =>
  `${amountWords(payment)}, order ${orderNumber(payment.number)}`;

export const standsWords = 'That stands, and deleting gives none of it back.';
const notStopped = 'Deleting does not stop that.';

/** A sentence or two; null for what never came to anything. */
export function leavingWords(payment: Leaving): string | null {
  switch (payment.state) {
    case 'failed':
    case 'expired':
      return null;
    case 'open':
      return 'It is not paid. Its payment page is closed, and nothing is charged.';
    case 'processing':
      return `It is on its way from your bank. ${notStopped} Once it has arrived, it stands as any other payment.`;
    case 'underpaid':
      return 'Less has arrived than the price. What has arrived stands until it is settled with you, and deleting gives none of it back.';
    case 'refunded':
      return `${becameWords['given-back']} ${notStopped}`;
    case 'partly-refunded':
      return `${givenBackWords(`${formatCents(payment.refunded_cents)} of it`)} ${notStopped} The rest stands, and deleting gives none of it back. ${kindWords(payment)}`;
    case 'disputed':
      return `${becameWords.disputed} Deleting changes nothing about that.`;
    case 'lost':
      return becameWords['taken-back'];
    case 'paid':
      return `${standsWords} ${kindWords(payment)}`;
  }
}

/** The guarantee of a payment that is about to be nobody's, or a project's that goes. `until`: in words. */
export const guaranteedUntil = (until: string, where: string): string =>
  `Under the guarantee ${onRequestWords} until ${until}: ${where}`;
