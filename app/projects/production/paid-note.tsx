import { GuaranteeLine } from '#app/checkout/guarantee-line.tsx';
import { ShownTime } from '#app/ui/page/shown-time.tsx';
import { formatDollars } from '#domain/money.ts';
import type { PaymentStanding } from '#domain/payments/account-payments.ts';
import {
  changedSince,
  isStanding,
  type MadePayment,
  madeInWords,
  madePayment,
  madeWords,
  meaningWords,
  paidWords,
  shortWords,
} from '#domain/payments/rules/made-payment.ts';
import { isGuaranteed, unguaranteedWords } from '#domain/payments/rules/payment-terms.ts';
import type { NamedBudget } from '#domain/wizard/money/production-budget.ts';

export type Paid = Pick<PaymentStanding, 'order' | 'returned' | 'bid'>;

/** What is paid for a project or went back, with its order, and who directs it; nothing until that is known. */
export function PaidNote({ standing, answers }: { standing: Paid; answers: NamedBudget }) {
  const { bid } = standing;
  const made = madePayment(standing);
  if (!made && !bid) return null;
  const stands = made !== null && isStanding(made);
  const then = made && stands ? meaningBeside(made, bid !== null) : '';
  // An accepted bid names its own price, whatever the answers say.
  const changed = made && !bid ? changedSince(made, answers) : '';
  return (
    <div className="paid-note">
      {made && stands ? <p>{paidWords(made)}</p> : null}
      {made && !stands ? (
        <p>{madeInWords(made)} Going into production again is a new order.</p>
      ) : null}
      {bid ? <p className={stands ? 'muted' : undefined}>{bidWords(bid)}</p> : null}
      {made?.refunded_at ? (
        <p className="muted">
          Given back <ShownTime iso={made.refunded_at} />
        </p>
      ) : null}
      {changed ? <p>{changed}</p> : null}
      {then ? <p className="muted">{then}</p> : null}
      {made ? <GuaranteeLine payment={made} /> : null}
    </div>
  );
}

// Once a director is settled, all that is left to say of the payment is what does not cover it.
function meaningBeside(made: MadePayment, isSettled: boolean): string {
  if (!isSettled || made.state === 'disputed') return meaningWords(made);
  return isGuaranteed(made.cents) ? '' : unguaranteedWords;
}

const bidWords = ({ director_name, price_dollars, days }: NonNullable<Paid['bid']>) =>
  `${director_name} directs: the bid you accepted is ${formatDollars(price_dollars)} in ${days} days.`;

/** What holds of every project that is paid for, before it is known whether by a price or a deposit. */
export const unknownState = 'Payment received';

/** How far a paid project has come, in a few words. */
export function paidState({ bid, ...paid }: Paid): string {
  const made = madePayment(paid);
  if (!made || !isStanding(made)) return unknownState;
  if (bid && made.state !== 'disputed')
    return `${madeWords[made.state].badge}. ${bid.director_name} directs.`;
  return shortWords(made);
}

/** What went back of a project that nothing is paid for now, in a line of its card. */
export function ReturnedLine({ paid }: { paid: Paid }) {
  const made = madePayment(paid);
  if (!made || isStanding(made)) return null;
  return (
    <p className="returned-line">
      {paidWords(made)} {shortWords(made)}
    </p>
  );
}
