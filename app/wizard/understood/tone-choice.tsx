import { asRead, putRight } from '#domain/wizard/understood/put-right.ts';
import { partLabels } from '#domain/wizard/understood/understood-words.ts';
import { OptionRow } from '../overlay/option-row.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { Read } from './text-rows.ts';

const labels = { yes: 'Yes', no: 'No' };

/** Whether jokes are out of place. */
export function ToneChoice({ wizard, read }: { wizard: Wizard; read: Read }) {
  const { answers } = wizard.draft;
  const isGrave = answers.understood?.grave ?? read.grave;
  return (
    <OptionRow
      legend={partLabels.grave}
      name="understood-grave"
      value={isGrave ? 'yes' : 'no'}
      options={['yes', 'no']}
      labels={labels}
      onChoose={(chosen) => {
        const grave = chosen === 'yes';
        wizard.dispatch({
          type: 'answered',
          answers:
            grave === read.grave
              ? { understood: asRead(answers.understood, 'grave') }
              : putRight(answers, 'grave', grave, read.subject),
        });
      }}
    />
  );
}
