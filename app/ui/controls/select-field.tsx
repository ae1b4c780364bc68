import { useId } from 'react';

type SelectFieldProps = {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  /** What the empty choice reads. */
  openText?: string;
  /** Says so beside the label; a form in which hardly anything is required need not. */
  optional?: boolean;
  onChoose: (value: string) => void;
};

/** A labelled select whose first choice is to leave it open. */
export function SelectField({
  label,
  name,
  value,
  options,
  openText = 'Open',
  optional = true,
  onChoose,
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {optional ? <small>Optional</small> : null}
      </label>
      <select
        id={id}
        name={name}
        className="input select"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{openText}</option>
        {options.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
