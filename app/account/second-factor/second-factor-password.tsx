import { useEffect } from 'react';
import type { Result } from '../../calls/ask.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AccountFormBox } from '../account-form-box.tsx';
import { YourPassword } from '../password/your-password.tsx';
import { useAccountForm } from '../use-account-form.ts';

type SecondFactorPasswordProps<Answer> = {
  email: string;
  /** Accessible name of the form. */
  label: string;
  hint?: string;
  button: { idle: string; busy: string; destructive?: boolean };
  call: (password: string) => Promise<Result<Answer>>;
  onDone: (answer: Answer) => void;
  /** Present where the form was opened by a button: it takes the focus, and can be left. */
  onCancel?: () => void;
};

/** Whoever changes the second factor proves once more who they are. */
export function SecondFactorPassword<Answer>(props: SecondFactorPasswordProps<Answer>) {
  const { email, label, hint, button, call, onDone, onCancel } = props;
  const form = useAccountForm({ password: '' });
  const opened = onCancel !== undefined;
  useEffect(() => {
    if (opened) form.element.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  }, [opened, form.element]);
  const send = () =>
    form.send({
      check: ({ password }) => (password ? {} : { password: 'Please enter your password.' }),
      call: ({ password }) => call(password),
      done: onDone,
    });
  return (
    <AccountFormBox
      form={form}
      label={label}
      onSubmit={send}
      submit={{
        idle: button.idle,
        busy: button.busy,
        ...(button.destructive ? { variant: 'destroy' } : {}),
      }}
      actions={
        onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        ) : null
      }
    >
      <YourPassword {...form.field('password')} email={email} hint={hint} />
    </AccountFormBox>
  );
}
