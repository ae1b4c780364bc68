import { Avatar } from '#app/ui/directors/avatar.tsx';
import { chosenDirector, type Draft } from '#domain/wizard/draft/draft.ts';
import { termsOf } from '#domain/wizard/money/production-budget.ts';

const terms = {
  starter: 'Under $5,000 the starter package comes next',
  direct: '3-day 100% money-back guarantee on payments',
  consultation: 'A consultation comes first; a deposit is credited in full',
};

/** The bar of step 12: who was chosen, and how this budget is settled. */
export function ChosenDirector({ draft }: { draft: Draft }) {
  const director = chosenDirector(draft);
  return (
    <div className="chosen-director">
      {director ? (
        <Avatar id={director.id} name={director.name} image={director.profile_image} />
      ) : null}
      <p>
        <b>{director?.name ?? 'No director chosen yet'}</b>
        <span className="muted">{terms[termsOf(draft.answers)]}</span>
      </p>
    </div>
  );
}
