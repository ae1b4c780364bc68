import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { AccountFacts } from '#domain/accounts/account-facts.ts';
import { deleteAccount } from '#domain/contract/account-routes.ts';
import { call } from '../../calls/call.ts';
import { signOut } from '../../session/sign-out.ts';
import { Field } from '../../ui/controls/field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountFormBox } from '../account-form-box.tsx';
import { YourPassword } from '../password/your-password.tsx';
import { useAccountForm } from '../use-account-form.ts';

type DeleteFormProps = { id: string; facts: AccountFacts; onBusy: (busy: boolean) => void };

export function DeleteForm({ id, facts, onBusy }: DeleteFormProps) {
  const form = useAccountForm({ password: '', confirmation: '' });
  const leave = useLeaving();
  const { email } = facts.profile;
  useEffect(() => onBusy(form.busy), [form.busy, onBusy]);
  const remove = () =>
    form.send({
      check: ({ password, confirmation }) => ({
        ...(password || !facts.has_password ? {} : { password: 'Please enter your password.' }),
        ...(isSame(confirmation, email) ? {} : { confirmation: `Type ${email} to confirm.` }),
      }),
      call: ({ password }) => call(deleteAccount, { body: facts.has_password ? { password } : {} }),
      done: leave,
    });
  return (
    <AccountFormBox form={form} id={id} label="Delete account" onSubmit={remove}>
      {facts.has_password ? <YourPassword {...form.field('password')} email={email} /> : null}
      <Field
        {...form.field('confirmation')}
        label="Your email address"
        hint={
          <>
            Type <b>{email}</b> to confirm.
          </>
        }
        type="email"
        autoComplete="off"
        spellCheck={false}
      />
    </AccountFormBox>
  );
}

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();

// The server knows nobody any more; signing out clears what this browser kept.
function useLeaving() {
  const toast = useToast();
  const navigate = useNavigate();
  return async () => {
    await signOut();
    await navigate('/');
    toast.show({
      title: 'Account deleted',
      text: 'Everything under it is gone, but for records of payments.',
    });
  };
}
