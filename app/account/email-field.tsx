import { Field } from '../ui/controls/field.tsx';

type EmailFieldProps = {
  /** What is in the field at first. */
  email: string;
  error: string | undefined;
};

/** The address of an account, as it is asked for outside of one. */
export function EmailField({ email, error }: EmailFieldProps) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={email}
      error={error}
    />
  );
}
