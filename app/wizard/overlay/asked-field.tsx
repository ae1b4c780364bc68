import { Option } from '#app/ui/controls/option.tsx';
import { clothesWords } from '#domain/cast/cast-words.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
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

type AskedFieldProps = {
  wizard: Wizard;
  asked: AskedQuestion;
  error: string | undefined;
  example?: string;
};

/** One field of a question. `example` is added to its hint. */
export const AskedField = ({ wizard, asked, error, example }: AskedFieldProps) => (
  <AskedControl
    asked={asked}
    value={String(wizard.draft.answers[asked.name])}
    error={error}
    example={example}
    {...(asked.name === 'wardrobe' ? { note: wornNote(wizard.draft) } : {})}
    onAnswer={(said) => wizard.dispatch({ type: 'answered', answers: { [asked.name]: said } })}
  />
);

// Layers chosen on the cast sheet are worn until something else is typed.
const wornNote = ({ answers: { cast } }: Draft): string =>
  cast && cast.lead.wears.length > 0
    ? `On the cast sheet: ${clothesWords(cast.lead.wears)}. What you type here is worn instead.`
    : '';

type AskedControlProps = Omit<AskedFieldProps, 'wizard' | 'example'> & {
  value: string;
  example?: string | undefined;
  /** What else decides of this, behind the hint. */
  note?: string;
  /** Of the controls that belong together, where the same is asked of several people. */
  group?: string;
  onAnswer: (said: string) => void;
};

/** The same wherever its answer is kept. */
export function AskedControl(props: AskedControlProps) {
  const { asked, value, error, example = '', note = '', group = asked.name, onAnswer } = props;
  const { name: question, as, label, hint, isRequired, max, values } = asked;
  const name = group;
  const options = values.map((one) => [one, wordsOf(question, one)] as const);
  if (as === 'radios') return <RadioRow {...{ label, name, value, options }} onChoose={onAnswer} />;
  return (
    <CountedField
      {...{ name, label, value, max }}
      {...(as > 1 ? { multiline: true, rows: as } : {})}
      hint={[hint, example && `For example: ${example}`, note].filter(Boolean).join(' ')}
      error={error}
      required={isRequired}
      optional={!isRequired}
      onText={onAnswer}
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
