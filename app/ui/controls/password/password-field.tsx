import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { FieldError } from '../field-error.tsx';

type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** `current-password` or `new-password`. */
  autoComplete: 'current-password' | 'new-password';
};

/** A labelled password, which can be shown; all other properties go to the input. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const made = useId();
  const [shown, setShown] = useState(false);
  const id = input.id ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const described = [input['aria-describedby'], hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      ) : null}
      <div className="password-row">
        <input
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          id={id}
          className="input"
          type={shown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          className="password-toggle"
          data-intent=""
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
