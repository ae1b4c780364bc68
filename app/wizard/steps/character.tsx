import { useId } from 'react';
import voiceOver from '#app/ui/art/voice-over.svg';
import { ChoiceCard } from '#app/ui/controls/choice-card.tsx';
import { FieldError } from '#app/ui/controls/field-error.tsx';
import { leadId } from '#domain/cast/cast-sheet.ts';
import { isPersonLocked } from '#domain/cast/change-cast.ts';
import { labels, type VideoStyle, videoStyles } from '#domain/wizard/options.ts';
import { useCastSheet } from '../cast/use-cast-sheet.tsx';
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
  const cast = useCastSheet(wizard);
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
        {voiceOverOnly ? null : (
          <div className="cast-opening">
            {cast.button()}
            {cast.sheet}
            <p className="muted">
              {isPersonLocked(draft.answers.cast, leadId)
                ? 'Your character is locked on the cast sheet: what you change here is drawn once they are unlocked.'
                : 'Everybody in three views, what they wear in layers, and further people.'}
            </p>
          </div>
        )}
      </div>
    </StepLayout>
  );
}
