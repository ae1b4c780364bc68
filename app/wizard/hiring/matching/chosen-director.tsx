import { Avatar } from '#app/ui/directors/avatar.tsx';
import { useHouseFacts } from '#app/use-house-facts.ts';
import { formatDollars } from '#domain/money.ts';
import type { PaidOrder } from '#domain/payments/account-payments.ts';
import {
  changedWords,
  creditedWords,
  disputeWords,
  guaranteeWords,
  paidWords,
} from '#domain/payments/rules/payment-terms.ts';
import { depositOf } from '#domain/payments/rules/price-rule.ts';
import { chosenDirector, type Draft } from '#domain/wizard/draft/draft.ts';
import { specificAmount, starterBelow, termsOf } from '#domain/wizard/money/production-budget.ts';

const terms = {
  starter: `Under ${formatDollars(starterBelow)} the starter package comes next`,
  direct: `Paying now is a reservation, with a ${guaranteeWords} on this payment`,
};

/** The bar of step 12: who was chosen, and how this budget is settled. */
export function ChosenDirector({ draft, paid }: { draft: Draft; paid: PaidOrder | null }) {
  const director = chosenDirector(draft);
  const kind = termsOf(draft.answers);
  const { samplesPayable } = useHouseFacts();
  return (
    <div className="chosen-director">
      {director ? (
        <Avatar id={director.id} name={director.name} image={director.profile_image} />
      ) : null}
      <p>
        <b>{director?.name ?? 'No director chosen yet'}</b>
        <span className="muted">
          {paid
            ? paidSaid(draft, paid)
            : kind === 'direct' && director?.sample && !samplesPayable
              ? 'A sample profile: you pay once a director is settled with you'
              : kind === 'consultation'
                ? `A consultation comes first. ${depositOf(draft.answers.budget)} is ${creditedWords}`
                : terms[kind]}
        </span>
      </p>
    </div>
  );
}

function paidSaid({ answers }: Draft, paid: PaidOrder): string {
  const amount = specificAmount(answers);
  const changed = paid.is_deposit ? '' : changedWords(paid, amount === null ? null : amount * 100);
  return [paidWords(paid), paid.disputed ? disputeWords : '', changed].filter(Boolean).join(' ');
}
