import type { ReactNode } from 'react';
import { GuaranteeLine } from '#app/checkout/guarantee-line.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import {
  becameWords,
  changedSince,
  contactedWords,
  isStanding,
  type MadePayment,
  madeInWords,
  madeWords,
  paidWords,
  shortWords,
} from '#domain/payments/rules/made-payment.ts';
import type { NamedBudget } from '#domain/wizard/money/production-budget.ts';

type MadeNoteProps = {
  made: MadePayment;
  /** What is asked for now. */
  answers: NamedBudget;
  /** What can be done, where it went back. */
  children?: ReactNode;
};

/** A payment that was made, however it stands and whatever is asked for now. */
export function MadeNote({ made, answers, children }: MadeNoteProps) {
  const { state } = made;
  const { badge, heading } = madeWords[state];
  const stands = isStanding(made);
  const changed = changedSince(made, answers);
  return (
    <section className="panel pay-note" aria-labelledby="pay-note">
      <div role="status">
        <Badge tone={toneOf(made)}>{badge}</Badge>
        <h2 id="pay-note" className="heading-3">
          {heading}
        </h2>
        <p className="muted">
          {madeInWords(made)}
          {stands && state !== 'disputed' ? ` ${contactedWords}` : null}
        </p>
        <GuaranteeLine payment={made} />
        {changed ? <p>{changed}</p> : null}
      </div>
      {children}
    </section>
  );
}

function toneOf({ state }: MadePayment) {
  if (state === 'disputed') return 'warning';
  return isStanding({ state }) ? 'available' : 'secondary';
}

type MadeLineProps = Pick<MadeNoteProps, 'made' | 'answers'>;

/** The same in a line, where the amount is asked for. */
export function MadeLine({ made, answers }: MadeLineProps) {
  return (
    <div className="note-strip receipt-note made-line">
      <Icon name={made.state === 'disputed' ? 'alert' : 'check'} />
      <p>{madeShortly(made, answers)}</p>
    </div>
  );
}

/** As in `You paid $8,000, order AB-1001. Changing the answers charges nothing more.` */
export function madeShortly(made: MadePayment, answers: NamedBudget): string {
  if (!isStanding(made)) return `${paidWords(made)} ${shortWords(made)}`;
  const more =
    made.state === 'disputed' ? becameWords.disputed : 'Changing the answers charges nothing more.';
  return `${paidWords(made)} ${changedSince(made, answers) || more}`;
}
