// What holds for a payment, in the words of every page, mail and paper.
import { formatCents, guaranteed, guaranteeHours } from '../offer.ts';
import { orderNumber } from '../order-number.ts';

export const guaranteeWords = `${guaranteeHours / 24}-day 100% money-back guarantee`;
export const reservationWords = 'Until the director is confirmed with you, it is a reservation.';

/** What becomes of a deposit: it may be more than the price that is agreed on. */
export const creditedWords =
  'credited in full against the price agreed with you; what is above that price is paid back';
export const depositWords = `This is a deposit, ${creditedWords}. A consultation comes before anything is shot.`;

/** Whether a payment of so much carries the guarantee. */
export const isGuaranteed = (cents: number): boolean =>
  cents >= guaranteed.from * 100 && cents <= guaranteed.to * 100;

type Paid = { number: number; cents: number; is_deposit: boolean };

/** What an amount is called beside it. */
export const amountLabel = ({ is_deposit }: Pick<Paid, 'is_deposit'>): string =>
  is_deposit ? 'Deposit' : 'Price';

/** As in `You paid $12,000, order AB-1001.` */
export const paidWords = ({ number, cents, is_deposit }: Paid): string =>
  `You paid ${is_deposit ? 'a deposit of ' : ''}${formatCents(cents)}, order ${orderNumber(number)}.`;

export const disputeWords =
  'Your bank has asked for this money back. It decides, and an answer can take weeks.';

/** As in `You paid $12,000, order AB-1001. It goes back to you; banks take 5 to 10 days.` */
export const returnedWords = (paid: Paid): string =>
  `${paidWords(paid)} It goes back to you; banks take 5 to 10 days.`;

/** What a payment is until the film is made, or what becomes of it. */
export const standingWords = ({
  is_deposit,
  disputed = false,
}: Pick<Paid, 'is_deposit'> & { disputed?: boolean }): string => {
  if (disputed) return disputeWords;
  return is_deposit ? depositWords : reservationWords;
};

/** What the payer is told on the payment page itself; empty where nothing is promised. */
export const checkoutWords = ({
  cents,
  is_deposit,
}: Pick<Paid, 'cents' | 'is_deposit'>): string => {
  if (is_deposit) return depositWords;
  return isGuaranteed(cents) ? `${guaranteeWords} on this payment. ${reservationWords}` : '';
};

/**
 * What it means that something else is asked for than was paid; empty where it is the same.
 * `wantedCents` is null where a price is still to be agreed on.
 */
export const changedWords = (
  { cents }: Pick<Paid, 'cents'>,
  wantedCents: number | null,
): string => {
  if (wantedCents === cents) return '';
  const wanted =
    wantedCents === null ? 'a budget that is agreed on with you' : formatCents(wantedCents);
  return `Your answers now say ${wanted}. What you paid stands as it is, and changing them charges nothing more.`;
};
