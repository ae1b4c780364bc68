import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/controls/password/password-field.tsx';
import { PasswordOwner } from './password-owner.tsx';

type YourPasswordProps = { email: string } & Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'autoComplete'
>;

/** The password of whoever is signed in, asked for before what only they may do. */
export function YourPassword({ email, ...field }: YourPasswordProps) {
  return (
    <>
      <PasswordOwner email={email} />
      <PasswordField {...field} label="Your password" autoComplete="current-password" />
    </>
  );
}
