import { Option } from '#app/ui/controls/option.tsx';
import { labels } from '#domain/wizard/options.ts';
import { type AskedQuestion, askedOf, type Part } from '#domain/wizard/questions.ts';
import type { Wizard } from '../use-wizard.ts';
import { CountedField } from './counted-field.tsx';
import { useFieldErrors } from './use-field-errors.ts';

/** The fields of these parts, in order. */
export function AskedFields({ wizard, parts }: { wizard: Wizard; parts: Part[] }) {
  const errors = useFieldErrors(wizard);
  return askedOf(...parts).map((one) => (
    <AskedField key={one.name} wizard={wizard} asked={one} error={errors[one.name]} />
  ));
}

/** One field of a question. `example` is added to its hint. */
export function AskedField({
  wizard,
  asked,
  error,
  example = '',
}: {
  wizard: Wizard;
  asked: AskedQuestion;
  error: string | undefined;
  example?: string;
}) {
  const { name, as, label, hint, isRequired, max, values } = asked;
  const value = String(wizard.draft.answers[name]);
  const answer = (said: string) => wizard.dispatch({ type: 'answered', answers: { [name]: said } });
  const options = values.map((one) => [one, wordsOf(name, one)] as const);
  if (as === 'radios') return <RadioRow {...{ label, name, value, options }} onChoose={answer} />;
  return (
    <CountedField
      {...{ name, label, value, max }}
      {...(as > 1 ? { multiline: true, rows: as } : {})}
      hint={[hint, example && `For example: ${example}`].filter(Boolean).join(' ')}
      error={error}
      required={isRequired}
      optional={!isRequired}
      onText={answer}
    />
  );
}

const wordsOf = (name: string, value: string): string =>
  (labels as Record<string, Record<string, string>>)[name]?.[value] ?? value.replace('-', '–');

type RadioRowProps = {
  label: string;
  name: string;
  value: string;
  options: (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
};

const RadioRow = ({ label, name, value, options, onChoose }: RadioRowProps) => (
  <fieldset>
    <legend className="legend">
      {label} <small>Optional</small>
    </legend>
    <div className="options">
      {[['', 'Open'] as const, ...options].map(([choice, words]) => (
        <Option
          key={choice}
          name={name}
          value={choice}
          label={words}
          checked={value === choice}
          onChange={() => onChoose(choice)}
        />
      ))}
    </div>
  </fieldset>
);
