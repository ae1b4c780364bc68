import { useId } from 'react';
import voiceOver from '#app/ui/art/voice-over.svg';
import { ChoiceCard } from '#app/ui/controls/choice-card.tsx';
import { FieldError } from '#app/ui/controls/field-error.tsx';
import { labels, type VideoStyle, videoStyles } from '#domain/wizard/options.ts';
import { AskedFields } from '../overlay/asked-field.tsx';
import { CardPicture } from '../overlay/card-picture.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import { useFieldErrors } from '../overlay/use-field-errors.ts';
import type { Wizard } from '../use-wizard.ts';
import { ScriptLoading } from '../writing/script-loading.tsx';

const styleHints: Record<VideoStyle, string> = {
  direct: 'One person talks to the viewer',
  narrative: 'We watch someone; nobody looks at us',
};

/** Step 7. Style and cast, then Generate. */
export function Character({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch } = wizard;
  const errors = useFieldErrors(wizard);
  const errorId = useId();
  if (draft.writing?.kind === 'script') return <ScriptLoading wizard={wizard} />;
  const { voiceOverOnly, videoStyle } = draft.answers;
  return (
    <StepLayout draft={draft}>
      <div className="wizard-fields">
        <fieldset>
          <legend className="legend">Video style</legend>
          <div className="choice-cards">
            {videoStyles.map((style) => (
              <ChoiceCard
                key={style}
                type="radio"
                name="videoStyle"
                value={style}
                title={labels.videoStyle[style]}
                hint={styleHints[style]}
                picture={<CardPicture of={style} />}
                checked={videoStyle === style}
                aria-invalid={errors.videoStyle ? true : undefined}
                aria-describedby={errors.videoStyle ? errorId : undefined}
                onChange={() => dispatch({ type: 'answered', answers: { videoStyle: style } })}
              />
            ))}
            <ChoiceCard
              type="checkbox"
              name="voiceOverOnly"
              title="Voice-over only"
              hint="Nobody is on screen"
              picture={<img src={voiceOver} alt="" width={200} height={112} />}
              checked={voiceOverOnly}
              onChange={() =>
                dispatch({ type: 'answered', answers: { voiceOverOnly: !voiceOverOnly } })
              }
            />
          </div>
          <FieldError id={errorId}>{errors.videoStyle}</FieldError>
        </fieldset>
        <AskedFields wizard={wizard} parts={voiceOverOnly ? ['making'] : ['person', 'making']} />
      </div>
    </StepLayout>
  );
}
