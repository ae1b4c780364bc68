import { useState } from 'react';
import { ChoiceCard } from '#app/ui/controls/choice-card.tsx';
import { type CreativeApproach, creativeApproaches, labels } from '#domain/wizard/options.ts';
import { CardPicture } from '../overlay/card-picture.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import { useDeliberateChoice } from '../overlay/use-deliberate-choice.ts';
import type { Wizard } from '../use-wizard.ts';

const hints: Record<CreativeApproach, string> = {
  bold: 'A claim, a contrast, a broken pattern. Hard voice, fast cuts.',
  story: 'Someone wants something and something is in the way. Soft voice, room to breathe.',
  problem: 'The annoyance first, then the way out. Plain voice, clear steps.',
};

/** Step 4. Choosing writes three concepts; with concepts already there it asks first. */
export function Approach({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch, writer, ask } = wizard;
  const [marked, mark] = useState(draft.answers.creativeApproach);
  const { group, input } = useDeliberateChoice<CreativeApproach>((approach) => {
    mark(approach);
    if (draft.conceptSets.length > 0) return ask({ kind: 'new-concepts', approach });
    dispatch({ type: 'answered', answers: { creativeApproach: approach } });
    void writer.writeConcepts();
  });
  return (
    <StepLayout draft={draft}>
      <div className="choice-cards" role="radiogroup" aria-label="Creative approach" {...group}>
        {creativeApproaches.map((approach) => (
          <ChoiceCard
            key={approach}
            type="radio"
            name="creativeApproach"
            title={labels.creativeApproach[approach]}
            hint={hints[approach]}
            picture={<CardPicture of={approach} />}
            checked={marked === approach}
            onChange={() => mark(approach)}
            {...input(approach)}
          />
        ))}
      </div>
      <p className="wizard-key-hint">
        With the keyboard: arrow keys to look, Enter or Space to choose.
      </p>
    </StepLayout>
  );
}
