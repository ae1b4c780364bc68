import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

type Words = {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence: what is wrong and what to do. Shown, announced, and tied to the input. */
  error?: string | undefined;
  /** Adds the word "Optional" to the label. */
  optional?: boolean;
};
type FieldProps = Words &
  (
    | ({ multiline?: false } & ComponentPropsWithRef<'input'>)
    | ({ multiline: true } & ComponentPropsWithRef<'textarea'>)
  );

/** A labelled text input. `multiline` makes it a textarea; all other properties go to the control. */
export function Field({ label, hint, error, optional, className = '', ...control }: FieldProps) {
  const made = useId();
  const id = control.id ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const described = [control['aria-describedby'], hintId, errorId].filter(Boolean).join(' ');
  const shared = {
    id,
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label} {optional ? <small>Optional</small> : null}
      </label>
      {hint ? (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      ) : null}
      <Control control={control} shared={shared} />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

type ControlProps =
  | ({ multiline?: false | undefined } & ComponentPropsWithRef<'input'>)
  | ({ multiline: true } & ComponentPropsWithRef<'textarea'>);

function Control({ control, shared }: { control: ControlProps; shared: object }) {
  if (control.multiline) {
    const { multiline, ...rest } = control;
    return <textarea rows={4} dir="auto" {...rest} {...shared} />;
  }
  const { multiline, ...rest } = control;
  return <input type="text" dir="auto" {...rest} {...shared} />;
}
