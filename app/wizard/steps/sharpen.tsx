import { useEffect, useState } from 'react';
import { StageLine } from '#app/stage-line.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Leader } from '#app/ui/page/leader.tsx';
import { questions } from '#domain/wizard/questions.ts';
import {
  blanksIn,
  type SharpenedField,
  type Suggestion,
} from '#domain/wizard/understood/sharpen.ts';
import { openSuggestions } from '#domain/wizard/understood/suggesting.ts';
import { CountedField } from '../overlay/counted-field.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import { UnderstoodPanel } from '../understood/understood-panel.tsx';
import type { Wizard } from '../use-wizard.ts';
import { SourceNotice } from '../writing/source-notice.tsx';
import { useHasModel } from '../writing/use-has-model.ts';

const names: Record<SharpenedField, string> = {
  description: 'Description',
  targetAudience: 'Target audience',
  behavior: 'What viewers should do',
  evaluation: 'How success is judged',
};

/** Step 3.5. What was understood, to be put right; suggestions, each accepted or dismissed; blanks are filled in here. */
export function Sharpen({ wizard }: { wizard: Wizard }) {
  const { draft, writer } = wizard;
  const isAsked = useHasModel() && draft.sharpened === null;
  useEffect(() => {
    if (isAsked) void writer.suggest();
  }, [isAsked, writer]);
  return (
    <StepLayout
      draft={draft}
      {...(isAsked ? { lead: asking } : {})}
      note={
        isAsked ? (
          <StageLine work="suggestions" buffer={wizard.written} />
        ) : draft.sharpened?.by === 'rules' ? (
          <SourceNotice wizard={wizard} of="suggestions" />
        ) : null
      }
    >
      <div className="wizard-fields">
        <UnderstoodPanel wizard={wizard} />
        {isAsked ? <Asking /> : <Suggestions wizard={wizard} />}
      </div>
    </StepLayout>
  );
}

const asking = 'Usually a few seconds. Stop, and our own suggestions are here at once.';

/** While a model reads the details. */
const Asking = () => (
  <div className="panel" aria-busy="true">
    <div className="wizard-wait">
      <Leader size="medium" label="Looking for what could be clearer" />
    </div>
  </div>
);

function Suggestions({ wizard: { draft, dispatch, announce } }: { wizard: Wizard }) {
  const left = blanksIn(draft.answers.evaluation);
  const [hadBlanks, setHadBlanks] = useState(false);
  if (left.length > 0 && !hadBlanks) setHadBlanks(true);
  const open = openSuggestions(draft);
  const { evaluation } = draft.answers;
  const filling = hadBlanks && draft.settled.includes('measure');
  return (
    <>
      {open.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          before={draft.answers}
          onAccept={() => {
            dispatch({ type: 'suggestion-accepted', ...suggestion });
            announce(`${suggestion.title}: accepted.`);
          }}
          onDismiss={() => {
            dispatch({ type: 'suggestion-dismissed', id: suggestion.id });
            announce(`${suggestion.title}: dismissed.`);
          }}
        />
      ))}
      {open.length === 0 ? (
        <NothingLeft wasAsked={draft.settled.length > 0} blanks={filling ? left.length : 0} />
      ) : null}
      {filling ? (
        <CountedField
          name="evaluation"
          max={questions.evaluation.max}
          label={questions.evaluation.field.label}
          value={evaluation}
          hint={blanksLeft(left)}
          onText={(text) => dispatch({ type: 'answered', answers: { evaluation: text } })}
        />
      ) : null}
    </>
  );
}

type NothingLeftProps = { wasAsked: boolean; blanks: number };

function NothingLeft({ wasAsked, blanks }: NothingLeftProps) {
  const [title, text] =
    blanks > 0
      ? ['Only the blanks are left.', 'Fill them in below, then continue.']
      : wasAsked
        ? ['That was all.', 'Continue with the details as they stand now.']
        : [
            'Nothing to sharpen.',
            'Your details say what the ad needs. Continue when you are ready.',
          ];
  return (
    <div className="panel">
      <h2 className="heading-3">{title}</h2>
      <p className="muted mt-1">{text}</p>
    </div>
  );
}

const blanksLeft = (blanks: string[]) =>
  blanks.length > 0 ? `Still to fill in: ${blanks.join(', ')}` : 'Every blank is filled in.';

type CardProps = {
  suggestion: Suggestion;
  before: Record<SharpenedField, string>;
  onAccept: () => void;
  onDismiss: () => void;
};

function SuggestionCard({ suggestion, before, onAccept, onDismiss }: CardProps) {
  const { title, why, changes } = suggestion;
  return (
    <article className="panel suggestion" aria-label={title}>
      <h2 className="heading-3">{title}</h2>
      <p className="muted">{why}</p>
      <dl>
        {(Object.entries(changes) as [SharpenedField, string][]).map(([field, text]) => (
          <div key={field}>
            <dt>{names[field]}</dt>
            {before[field] ? (
              <dd className="suggestion-before">
                <span className="sr-only">Now: </span>
                {before[field]}
              </dd>
            ) : null}
            <dd>
              <span className="sr-only">Suggested: </span>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <div className="suggestion-actions">
        <Button compact onClick={onDismiss}>
          Dismiss<span className="sr-only"> {title}</span>
        </Button>
        <Button compact onClick={onAccept}>
          Accept<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </article>
  );
}
