import { type ReactNode, useId } from 'react';
import { FieldError } from '#app/ui/controls/field-error.tsx';
import { Option } from '#app/ui/controls/option.tsx';

type OptionRowProps<T extends string> = {
  legend: string;
  name: string;
  value: T | '';
  options: readonly T[];
  labels: Record<T, string>;
  onChoose: (value: T) => void;
  tall?: boolean;
  error?: string | undefined;
  /** Makes the question optional: takes the choice back. */
  onClear?: () => void;
  children?: ReactNode;
};

/** One question answered by one of a few tiles. */
export function OptionRow<T extends string>({
  legend,
  name,
  value,
  options,
  labels,
  onChoose,
  tall = false,
  error,
  onClear,
  children,
}: OptionRowProps<T>) {
  const errorId = useId();
  return (
    <div className="option-row">
      <fieldset>
        <legend className="legend">
          {legend} {onClear ? <small>Optional</small> : null}
        </legend>
        <div className="options">
          {options.map((option) => (
            <Option
              key={option}
              name={name}
              value={option}
              label={labels[option]}
              tall={tall}
              checked={value === option}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={() => onChoose(option)}
            />
          ))}
        </div>
        <FieldError id={errorId}>{error}</FieldError>
        {children}
      </fieldset>
      {onClear && value !== '' ? (
        <button
          type="button"
          className="text-link option-row-clear"
          onClick={({ currentTarget }) => {
            // The button goes; the question stays.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onClear();
          }}
        >
          Clear<span className="sr-only"> {legend}</span>
        </button>
      ) : null}
    </div>
  );
}
