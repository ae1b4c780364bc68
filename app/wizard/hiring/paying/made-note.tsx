import type { ReactNode } from 'react';
import { GuaranteeLine } from '#app/checkout/guarantee-line.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import {
  becameWords,
  contactedWords,
  isStanding,
  type MadePayment,
  madeInWords,
  madeWords,
  paidWords,
  shortWords,
} from '#domain/payments/rules/made-payment.ts';
import { changedWords } from '#domain/payments/rules/payment-terms.ts';

type MadeNoteProps = {
  made: MadePayment;
  /** What the answers ask for now; null where a price is still to be agreed on. */
  wantedCents: number | null;
  /** What can be done, where it went back. */
  children?: ReactNode;
};

/** A payment that was made, however it stands and whatever is asked for now. */
export function MadeNote({ made, wantedCents, children }: MadeNoteProps) {
  const { state, refundable_until: until } = made;
  const { badge, heading } = madeWords[state];
  const stands = isStanding(made);
  const changed = stands ? changedWords(made, wantedCents) : '';
  return (
    <section className="panel pay-note" aria-labelledby="pay-note">
      <div role="status">
        <Badge tone={stands ? 'available' : 'secondary'}>{badge}</Badge>
        <h2 id="pay-note" className="heading-3">
          {heading}
        </h2>
        <p className="muted">
          {madeInWords(made)}
          {stands && state !== 'disputed' ? ` ${contactedWords}` : null}
        </p>
        {until ? <GuaranteeLine until={until} /> : null}
        {changed ? <p>{changed}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** The same in a line, where the amount is asked for. */
export function MadeLine({ made }: { made: MadePayment }) {
  return (
    <div className="receipt-note made-line">
      <Icon name="check" />
      <p>{madeShortly(made)}</p>
    </div>
  );
}

/** As in `You paid $8,000, order AB-1001. Changing the answers charges nothing more.` */
export function madeShortly(made: MadePayment): string {
  if (!isStanding(made)) return `${paidWords(made)} ${shortWords(made)}`;
  const more =
    made.state === 'disputed' ? becameWords.disputed : 'Changing the answers charges nothing more.';
  return `${paidWords(made)} ${more}`;
}
