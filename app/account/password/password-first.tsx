import { setFirstPassword } from '#domain/contract/account-routes.ts';
import { call } from '../../calls/call.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountFormBox } from '../account-form-box.tsx';
import { focusSection } from '../account-section.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { PasswordNew } from './password-new.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { newPasswordProblem } from './password-problem.ts';

/** A password for those who sign in with Google or a mailed link so far. */
export function PasswordFirst({ email, onChanged }: { email: string; onChanged: () => void }) {
  const toast = useToast();
  const form = useAccountForm({ newPassword: '' });
  const set = () =>
    form.send({
      check: ({ newPassword }) => newPasswordProblem(newPassword),
      call: ({ newPassword }) => call(setFirstPassword, { body: { newPassword } }),
      done: () => {
        focusSection('password');
        toast.show({ title: 'Password set', text: 'You can sign in with it from now on.' });
        onChanged();
      },
    });
  return (
    <AccountFormBox
      form={form}
      label="Set a password"
      onSubmit={set}
      submit={{ idle: 'Set password', busy: 'Setting the password...' }}
    >
      <PasswordOwner email={email} />
      <PasswordNew {...form.field('newPassword')} />
    </AccountFormBox>
  );
}
