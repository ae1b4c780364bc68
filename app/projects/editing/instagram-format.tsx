import { inFormat } from '#domain/cuts/told-format.ts';
import { cutFor, shapeOf } from '#domain/script/cuts.ts';
import { ChipChoice } from '../../ui/controls/chip.tsx';
import { fieldLabels } from './edit-fields.ts';
import type { ProjectEdit } from './use-project-edit.ts';
import '../../ui/cuts/cuts.css';

const formats = ['1:1', '4:5'] as const;

/** Instagram's cut in 1:1 or in 4:5, as at its tab in the wizard: brief and script say it, the frames follow. */
export function InstagramFormat({ edit, isPrimary }: { edit: ProjectEdit; isPrimary: boolean }) {
  const { fields, dispatch } = edit;
  const choose = (instagramPortrait: (typeof formats)[number]) => {
    const told = (text: string) => inFormat(text, instagramPortrait === '4:5');
    dispatch({
      type: 'typed',
      changes: {
        instagramPortrait,
        script: told(fields.script),
        creative_brief: told(fields.creative_brief),
      },
    });
  };
  return (
    <fieldset className="format-choice">
      <legend>{fieldLabels.instagramPortrait}</legend>
      <div className="format-choice-chips">
        {formats.map((format) => {
          const asked = { instagramPortrait: format === '4:5' };
          return (
            <ChipChoice
              key={format}
              name="instagramPortrait"
              label={`${cutFor('instagram', asked).aspect} ${shapeOf('instagram', asked)}`}
              checked={fields.instagramPortrait === format}
              onChange={() => choose(format)}
            />
          );
        })}
      </div>
      <p className="muted">
        {isPrimary
          ? 'Script and plan stay. Regenerate the storyboard above to have the frames drawn for the other shape.'
          : 'Script and plan stay. The frames are drawn for the other shape at step 8 of the wizard.'}
      </p>
    </fieldset>
  );
}
