import { Avatar } from '#app/ui/directors/avatar.tsx';
import { useHouseFacts } from '#app/use-house-facts.ts';
import { formatDollars } from '#domain/money.ts';
import { isStanding, type MadePayment } from '#domain/payments/rules/made-payment.ts';
import { guaranteeWords } from '#domain/payments/rules/payment-terms.ts';
import { depositTerms } from '#domain/payments/rules/price-rule.ts';
import { chosenDirector, type Draft } from '#domain/wizard/draft/draft.ts';
import { aboveBudget } from '#domain/wizard/money/above-budget.ts';
import { starterBelow, termsOf } from '#domain/wizard/money/production-budget.ts';
import { madeShortly } from '../paying/made-note.tsx';

type ChosenDirectorProps = { draft: Draft; made: MadePayment | null };

/** The bar of step 12: who was chosen, and how this budget is settled. */
export function ChosenDirector({ draft, made }: ChosenDirectorProps) {
  const director = chosenDirector(draft);
  const { samplesPayable } = useHouseFacts();
  const isSampleOnly = director?.sample === true && !samplesPayable;
  const standing = made && isStanding(made) ? made : null;
  const said = [
    director ? aboveBudget(director, draft.answers, standing) : '',
    made ? madeShortly(made, draft.answers) : '',
    standing ? '' : termsSaid(draft, { isSampleOnly, isChosen: director !== null }),
  ];
  return (
    <div className="chosen-director">
      {director ? (
        <Avatar id={director.id} name={director.name} image={director.profile_image} />
      ) : null}
      <p>
        <b>{director?.name ?? 'No director chosen yet'}</b>
        <span className="muted">{said.filter(Boolean).join(' ')}</span>
      </p>
    </div>
  );
}

type Choice = { isSampleOnly: boolean; isChosen: boolean };

function termsSaid({ answers }: Draft, { isSampleOnly, isChosen }: Choice): string {
  switch (termsOf(answers)) {
    case 'starter':
      return `Under ${formatDollars(starterBelow)} the starter package comes next.`;
    case 'consultation':
      return `A consultation comes first. ${depositTerms(answers.budget)}`;
    case 'direct':
      return isSampleOnly
        ? 'A sample profile: you pay once a director is settled with you.'
        : `${isChosen ? '' : 'Choose one to go on, or to pay now. '}Paying now is a reservation, with a ${guaranteeWords} on this payment.`;
  }
}
