import type { ComponentProps } from 'react';
import { PasswordMeter } from '../../ui/controls/password/password-meter.tsx';

type PasswordNewProps = Pick<ComponentProps<'input'>, 'name' | 'onChange'> & {
  value: string;
  error: string | undefined;
};

/** A new password, with what makes it a good one. */
export function PasswordNew(field: PasswordNewProps) {
  return (
    <PasswordMeter
      {...field}
      label="New password"
      hint="At least 6 characters. A few unrelated words are easy to keep in mind and hard to guess."
    />
  );
}
