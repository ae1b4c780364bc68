// What holds for a payment, in the words of every page, mail and paper.
import { formatDollars } from '../../money.ts';
import { formatCents, guaranteed, guaranteeHours } from '../offer.ts';

export const guaranteeWords = `${guaranteeHours / 24}-day 100% money-back guarantee`;
export const reservationWords = 'Until the director is confirmed with you, it is a reservation.';

/** What becomes of a deposit: it may be more than the price that is agreed on. */
export const creditedWords =
  'credited in full against the price agreed with you; what is above that price is paid back';
export const depositWords = `This is a deposit, ${creditedWords}. A consultation comes before anything is shot.`;

/** Whether a payment of so much carries the guarantee. */
export const isGuaranteed = (cents: number): boolean =>
  cents >= guaranteed.from * 100 && cents <= guaranteed.to * 100;

/** What an amount is called beside it. */
export const amountLabel = ({ is_deposit }: { is_deposit: boolean }): string =>
  is_deposit ? 'Deposit' : 'Price';

export const unguaranteedWords = `The ${guaranteeWords} is for payments of ${formatDollars(guaranteed.from)} to ${formatDollars(guaranteed.to)} and does not cover this one.`;

/** Whether the guarantee covers a payment of so much. */
export const coverWords = (cents: number): string =>
  isGuaranteed(cents) ? `${guaranteeWords} on this payment.` : unguaranteedWords;

/** What the payer is told on the payment page itself. */
export function checkoutWords({
  cents,
  is_deposit,
}: {
  cents: number;
  is_deposit: boolean;
}): string {
  const cover = coverWords(cents);
  if (is_deposit) return `${depositWords} ${cover}`;
  return isGuaranteed(cents) ? `${cover} ${reservationWords}` : cover;
}

/**
 * What it means that something else is asked for than was paid; empty where it is the same, and of a
 * deposit, which is no price. `wantedCents` is null where a price is still to be agreed on.
 */
export const changedWords = (
  { cents, is_deposit }: { cents: number; is_deposit: boolean },
  wantedCents: number | null,
): string => {
  if (wantedCents === (is_deposit ? null : cents)) return '';
  const wanted =
    wantedCents === null ? 'a budget that is agreed on with you' : formatCents(wantedCents);
  return `Your answers now say ${wanted}. What you paid stands as it is, and changing them charges nothing more.`;
};
