// What holds for a payment, in the words of every page, mail and paper.
import { formatCents, guaranteed } from '../offer.ts';
import { orderNumber } from '../order-number.ts';

export const guaranteeWords = '3-day 100% money-back guarantee';
export const reservationWords = 'Until the director is confirmed with you, it is a reservation.';
export const depositWords =
  'This is a deposit. It is credited in full against the price agreed with you, and a consultation comes before anything is shot.';

/** Whether a payment of so much carries the guarantee. */
export const isGuaranteed = (cents: number): boolean =>
  cents >= guaranteed.from * 100 && cents <= guaranteed.to * 100;

type Paid = { number: number; cents: number; is_deposit: boolean };

/** As in `You paid $12,000, order AB-1001.` */
export const paidWords = ({ number, cents, is_deposit }: Paid): string =>
  `You paid ${is_deposit ? 'a deposit of ' : ''}${formatCents(cents)}, order ${orderNumber(number)}.`;

/** What a payment is until the film is made. */
export const standingWords = ({ is_deposit }: Pick<Paid, 'is_deposit'>): string =>
  is_deposit ? depositWords : reservationWords;

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
  return `Your answers now say ${wanted}. What you paid stands and counts in full; the producer settles the difference with you.`;
};
