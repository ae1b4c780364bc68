import { type ReactNode, useState } from 'react';
import { EmailField } from '../email-field.tsx';
import { useSignForm } from '../signing-in/sign-form.ts';
import { SignSubmit } from '../signing-in/sign-submit.tsx';
import type { MailedKind } from './link-kinds.ts';

const buttons: Record<MailedKind, string> = {
  'sign-in': 'Email me a sign-in link',
  recover: 'Email me a link to a new password',
  verify: 'Email me a new link',
};

type LinkMailFormProps = {
  kind: MailedKind;
  /** What is in the field at first. */
  email: string;
  /** Where to go on after the link. */
  next: string;
  children?: ReactNode;
};

/** Has a link mailed. It never says whether the address has an account. */
export function LinkMailForm({ kind, email, next, children }: LinkMailFormProps) {
  const [sentTo, setSentTo] = useState('');
  const { form, errors, problem, busy } = useSignForm({
    request: ({ mailLink }) => mailLink(kind, next),
    done: (_, typed) => setSentTo(typed.email),
  });
  return (
    <form {...form} className="auth-form" aria-label={buttons[kind]}>
      <EmailField email={email} error={errors.email} />
      <SignSubmit label={buttons[kind]} busyLabel="Sending..." busy={busy} problem={problem} />
      <p className={sentTo ? 'auth-sent' : ''} role="status">
        {sentTo ? 'If there is an account for this address, a link is on its way.' : null}
      </p>
      {children}
    </form>
  );
}
