import { z } from 'zod';
import { changeEmail } from '#domain/contract/auth-routes.ts';
import { call } from '../../calls/call.ts';
import { Field } from '../../ui/controls/field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountFormBox } from '../account-form-box.tsx';
import { YourPassword } from '../password/your-password.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { EmailAwaited } from './email-awaited.tsx';

const address = z.email();

type EmailChangeProps = {
  owner: string;
  email: string;
  /** Whose link was not opened yet. */
  awaited: string | null;
  hasPassword: boolean;
  onChanged: () => void;
};

/** Asks for another address; nothing changes before the link sent there is opened. */
export function EmailChange({ owner, email, awaited, hasPassword, onChanged }: EmailChangeProps) {
  const toast = useToast();
  const form = useAccountForm({ newEmail: '', password: '' }, owner, 'password');
  const send = () =>
    form.send({
      check: ({ newEmail, password }) => ({
        ...problemOf(newEmail.trim(), email),
        ...(password || !hasPassword ? {} : { password: 'Please enter your password.' }),
      }),
      call: ({ newEmail, password }) =>
        call(changeEmail, {
          body: { newEmail: newEmail.trim(), ...(hasPassword ? { password } : {}) },
        }),
      done: (_, { newEmail }) => {
        form.setValues({ newEmail: '', password: '' });
        toast.show({ title: 'Link sent', text: `Open it in the inbox of ${newEmail.trim()}.` });
        onChanged();
      },
    });
  return (
    <>
      {awaited ? <EmailAwaited awaited={awaited} email={email} onChanged={onChanged} /> : null}
      <AccountFormBox
        form={form}
        label="Change address"
        onSubmit={send}
        submit={{ idle: 'Change address', busy: 'Sending the link...' }}
      >
        <Field
          {...form.field('newEmail')}
          label="New address"
          hint="A link goes to the new address. Nothing changes until you open it; then the old one is told."
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        {hasPassword ? <YourPassword {...form.field('password')} email={email} /> : null}
      </AccountFormBox>
    </>
  );
}

function problemOf(typed: string, email: string): { newEmail?: string } {
  if (!address.safeParse(typed).success) {
    return { newEmail: 'Please enter a valid email address.' };
  }
  const isSame = typed.toLowerCase() === email.toLowerCase();
  return isSame ? { newEmail: 'This is your address already.' } : {};
}
