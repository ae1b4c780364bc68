import type { ReactNode } from 'react';
import { labels } from '#domain/wizard/options.ts';
import { Field } from '../../ui/controls/field.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { fieldLabels, inChosenFormat, type TextFieldName } from './edit-fields.ts';
import { EditStoryboard } from './edit-storyboard.tsx';
import { PlatformChoices } from './platform-choices.tsx';
import type { ProjectEdit } from './use-project-edit.ts';
import type { Drawing } from './use-storyboard-drawing.ts';

type EditFormProps = { edit: ProjectEdit; drawing: Drawing };

/** The fields of a project, in the order of its pages. */
export function EditForm({ edit, drawing }: EditFormProps) {
  const field = textField(edit);
  return (
    <>
      <Section title="Basic Information">
        <div className="edit-pair">
          <Field {...field('project_name')} required />
          <Field {...field('product_name')} />
        </div>
        <Field {...field('description')} multiline rows={4} />
      </Section>
      <Section
        title="Creative Brief"
        hint="A line “Heading: text” makes a heading, a line that begins with a dash a bullet."
      >
        <Field {...field('creative_brief')} multiline rows={14} />
      </Section>
      <Section
        title="Script"
        hint="Keep “1. Hook | 0-3 s”, “VIDEO:” and “VO:” as they are, and it stays a table and the frames follow."
      >
        <Field {...field('script')} multiline rows={16} className="edit-script" />
      </Section>
      <Section
        title="Storyboard"
        hint="Drawn from the script above. The frames that stand now are kept as an earlier take when you save."
      >
        <EditStoryboard
          project={inChosenFormat(edit.project, edit.fields)}
          frames={edit.fields.storyboard_frames}
          drawing={drawing}
        />
      </Section>
      <Section
        title={fieldLabels.platform}
        hint="Each further platform is a cut of its own, recomposed at step 8 of the wizard. One that you take out is kept: choose it again and it is as it was."
      >
        <PlatformChoices edit={edit} />
      </Section>
      <CampaignDetails edit={edit} />
    </>
  );
}

function CampaignDetails({ edit }: { edit: ProjectEdit }) {
  const { began, fields, dispatch } = edit;
  const choice = (name: TextFieldName) => ({
    name,
    label: fieldLabels[name],
    value: fields[name],
    saved: began[name],
    onChoose: (value: string) => dispatch({ type: 'typed', changes: { [name]: value } }),
  });
  return (
    <Section title="Campaign Details">
      <Field {...textField(edit)('targetAudience')} multiline rows={2} />
      <div className="edit-pair">
        <ChoiceField {...choice('schedule')} words={labels.schedule} openText="Not specified" />
        <ChoiceField {...choice('videoStyle')} words={labels.videoStyle} openText="Not specified" />
        <ChoiceField
          {...choice('creativeApproach')}
          words={labels.creativeApproach}
          openText="Standard"
        />
      </div>
    </Section>
  );
}

const textField =
  ({ fields, errors, dispatch }: ProjectEdit) =>
  (name: TextFieldName) => ({
    name,
    label: fieldLabels[name],
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      dispatch({ type: 'typed', changes: { [name]: target.value } }),
  });

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="edit-section">
      <div className="edit-section-head">
        <h2 className="heading-3">{title}</h2>
        {hint ? <p className="field-hint">{hint}</p> : null}
      </div>
      <div className="edit-section-fields">{children}</div>
    </section>
  );
}

type ChoiceFieldProps = {
  label: string;
  name: string;
  value: string;
  /** Words by stored value. */
  words: Record<string, string>;
  /** What no choice reads. */
  openText: string;
  /** What was saved: text that is none of the choices stays one. */
  saved: string;
  onChoose: (value: string) => void;
};

/** A choice with room for an older free text. */
function ChoiceField({ words, saved, value, ...field }: ChoiceFieldProps) {
  const older = [...new Set([saved, value])].filter(
    (one) => one !== '' && !Object.hasOwn(words, one),
  );
  const options = [...Object.entries(words), ...older.map((one) => [one, one] as const)];
  return <SelectField {...field} optional={false} value={value} options={options} />;
}
