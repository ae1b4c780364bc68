import { SelectField } from '../../ui/controls/select-field.tsx';

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
export function ChoiceField({ words, saved, value, ...field }: ChoiceFieldProps) {
  const older = [...new Set([saved, value])].filter(
    (one) => one !== '' && !Object.hasOwn(words, one),
  );
  const options = [...Object.entries(words), ...older.map((one) => [one, one] as const)];
  return <SelectField {...field} optional={false} value={value} options={options} />;
}
