import { Option } from '#app/ui/controls/option.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import * as option from '#domain/wizard/options.ts';
import { questions } from '#domain/wizard/questions.ts';
import type { Wizard } from '../use-wizard.ts';
import { CountedField } from './counted-field.tsx';

type Looks = 'hairColor' | 'eyeColor' | 'ethnicity' | 'bodyType';

const selects: { name: Looks; label: string; values: readonly string[] }[] = [
  { name: 'hairColor', label: 'Hair color', values: option.hairColors },
  { name: 'eyeColor', label: 'Eye color', values: option.eyeColors },
  { name: 'ethnicity', label: 'Ethnicity', values: option.ethnicities },
  { name: 'bodyType', label: 'Body type', values: option.bodyTypes },
];

/** Who is on screen. Hidden, and not sent, with voice-over only. */
export function CharacterFields({
  wizard,
  errors,
}: {
  wizard: Wizard;
  errors: Record<string, string | undefined>;
}) {
  const { draft, dispatch } = wizard;
  const { answers } = draft;
  const set = (name: string, value: string) =>
    dispatch({ type: 'answered', answers: { [name]: value } });
  return (
    <>
      <CountedField
        name="characterName"
        max={questions.characterName.max}
        optional
        label="Character name"
        hint="Used in the script and on the storyboard. For example: Maya"
        value={answers.characterName}
        error={errors.characterName}
        onText={(text) => set('characterName', text)}
      />
      <RadioRow
        legend="Gender"
        name="gender"
        value={answers.gender}
        options={option.genders.map((value) => [value, option.labels.gender[value]])}
        onChoose={set}
      />
      <RadioRow
        legend="Age range"
        name="ageRange"
        value={answers.ageRange}
        options={option.ageRanges.map((value) => [value, value.replace('-', '–')])}
        onChoose={set}
      />
      <div className="wizard-selects">
        {selects.map(({ name, label, values }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            value={answers[name]}
            options={values.map((value) => [value, labelOf(name, value)])}
            onChoose={(value) => set(name, value)}
          />
        ))}
      </div>
      <CountedField
        name="wardrobe"
        max={questions.wardrobe.max}
        optional
        label="Wardrobe"
        hint="For example: flour-dusted apron over a striped shirt"
        value={answers.wardrobe}
        error={errors.wardrobe}
        onText={(text) => set('wardrobe', text)}
      />
    </>
  );
}

const labelOf = (name: Looks, value: string) =>
  (option.labels[name] as Record<string, string>)[value] ?? value;

type RadioRowProps = {
  legend: string;
  name: string;
  value: string;
  options: [value: string, label: string][];
  onChoose: (name: string, value: string) => void;
};

function RadioRow({ legend, name, value, options, onChoose }: RadioRowProps) {
  return (
    <fieldset>
      <legend className="legend">
        {legend} <small>Optional</small>
      </legend>
      <div className="options">
        {[['', 'Open'] as const, ...options].map(([choice, label]) => (
          <Option
            key={choice}
            name={name}
            value={choice}
            label={label}
            checked={value === choice}
            onChange={() => onChoose(name, choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}
