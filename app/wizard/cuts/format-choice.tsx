import { ChipChoice } from '#app/ui/controls/chip.tsx';
import { cutFor, shapeOf } from '#domain/script/cuts.ts';
import type { Wizard } from '../use-wizard.ts';
import type { Cuts } from './use-cuts.ts';

type FormatChoiceProps = { film: Wizard; cuts: Cuts };

/** Instagram's cut in 1:1 or in 4:5: the same script and plan, composed and drawn for the other shape. */
export function FormatChoice({ film, cuts }: FormatChoiceProps) {
  const { shown, wizard } = cuts;
  if (shown?.platform !== 'instagram') return null;
  const { answers } = film.draft;
  const isHeld =
    wizard !== null && (wizard.draft.writing !== null || wizard.draft.refresh !== null);
  const choose = (instagramPortrait: boolean) => {
    film.dispatch({ type: 'answered', answers: { instagramPortrait } });
    if (wizard) cuts.redraw(shown.isPrimary ? null : 'instagram');
  };
  return (
    <fieldset className="format-choice" disabled={isHeld}>
      <legend>Instagram format</legend>
      <div className="format-choice-chips">
        {[false, true].map((instagramPortrait) => (
          <ChipChoice
            key={String(instagramPortrait)}
            name="instagram-format"
            label={`${cutFor('instagram', { instagramPortrait }).aspect} ${shapeOf('instagram', { instagramPortrait })}`}
            checked={answers.instagramPortrait === instagramPortrait}
            onChange={() => choose(instagramPortrait)}
          />
        ))}
      </div>
      <p className="muted">
        {wizard
          ? 'Script and plan stay. The four frames are composed and drawn for the other shape.'
          : 'It can be changed at any time: script and plan stay, the frames are drawn for the shape.'}
      </p>
    </fieldset>
  );
}
