import { changePassword } from '#domain/contract/auth-routes.ts';
import { call } from '../../calls/call.ts';
import { PasswordField } from '../../ui/controls/password/password-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountFormBox } from '../account-form-box.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { PasswordNew } from './password-new.tsx';
import { PasswordOwner } from './password-owner.tsx';
import { newPasswordProblem } from './password-problem.ts';

const empty = { currentPassword: '', newPassword: '' };

export function PasswordChange({ email, onChanged }: { email: string; onChanged: () => void }) {
  const toast = useToast();
  const form = useAccountForm(empty);
  const change = () =>
    form.send({
      check: ({ currentPassword, newPassword }) => ({
        ...(currentPassword ? {} : { currentPassword: 'Please enter your current password.' }),
        ...newPasswordProblem(newPassword),
      }),
      call: (typed) => call(changePassword, { body: typed }),
      done: () => {
        form.setValues(empty);
        toast.show({ title: 'Password changed', text: 'All other sessions have ended.' });
        onChanged();
      },
    });
  return (
    <AccountFormBox
      form={form}
      label="Change password"
      onSubmit={change}
      submit={{ idle: 'Change password', busy: 'Changing...' }}
    >
      <PasswordOwner email={email} />
      <PasswordField
        {...form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordNew {...form.field('newPassword')} />
    </AccountFormBox>
  );
}
