import { useId } from 'react';
import { Field } from '#app/ui/controls/field.tsx';

type CountedFieldProps = {
  label: string;
  name: string;
  value: string;
  /** Characters; more can be typed, and is said to be too much. */
  max: number;
  onText: (text: string) => void;
  hint?: string;
  error?: string | undefined;
  multiline?: boolean;
  rows?: number;
  optional?: boolean;
  required?: boolean;
  className?: string;
};

/** A text field that says how many characters are used. */
export function CountedField({ max, value, onText, multiline, rows, ...words }: CountedFieldProps) {
  const countId = useId();
  const shared = {
    ...words,
    value,
    'aria-describedby': countId,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  };
  const used = value.length.toLocaleString('en-US');
  return (
    <div className="counted-field">
      {multiline ? <Field {...shared} multiline rows={rows ?? 4} /> : <Field {...shared} />}
      <p id={countId} className={value.length > max ? 'counter counter-over' : 'counter'}>
        {used} of {max.toLocaleString('en-US')}
        <span className="sr-only"> characters</span>
      </p>
    </div>
  );
}
