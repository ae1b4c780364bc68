import { SelectField } from '#app/ui/controls/select-field.tsx';
import { asRead, putRight } from '#domain/wizard/understood/put-right.ts';
import { type SubjectKind, subjectKinds } from '#domain/wizard/understood/understood.ts';
import { kindLabels, partLabels } from '#domain/wizard/understood/understood-words.ts';
import type { Wizard } from '../use-wizard.ts';
import type { Read } from './text-rows.ts';

/** What kind it is: as it was read, or one of the others. */
export function KindChoice({ wizard, read }: { wizard: Wizard; read: Read }) {
  const { answers } = wizard.draft;
  const choose = (kind: string) =>
    wizard.dispatch({
      type: 'answered',
      answers: kind
        ? putRight(answers, 'kind', kind as SubjectKind, read.subject)
        : { understood: asRead(answers.understood, 'kind') },
    });
  return (
    <SelectField
      label={partLabels.kind}
      name="understood-kind"
      optional={false}
      value={answers.understood?.kind ?? ''}
      openText={kindLabels[read.kind]}
      options={subjectKinds
        .filter((kind) => kind !== read.kind)
        .map((kind) => [kind, kindLabels[kind]] as const)}
      onChoose={choose}
    />
  );
}
