import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import type { ButtonLook } from '../ui/controls/button-class.ts';
import { LiveForm } from '../ui/controls/live-form.tsx';
import { AccountProblem } from './account-problem.tsx';
import type { AccountForm } from './use-account-form.ts';

type AccountFormProps<Name extends string> = {
  form: AccountForm<Name>;
  /** Accessible name. */
  label: string;
  onSubmit: () => void;
  /** Lets a button outside belong to it. */
  id?: string;
  children: ReactNode;
  /** The button that sends it, and what it says meanwhile. */
  submit?: { idle: string; busy: string } & Pick<ButtonLook, 'variant' | 'compact'>;
  /** Further buttons, below what failed. */
  actions?: ReactNode;
};

/** A form of the account page. Its own messages, not the browser's, say what is wrong. */
export function AccountFormBox<Name extends string>(props: AccountFormProps<Name>) {
  const { form, label, onSubmit, id, children, submit, actions } = props;
  return (
    <LiveForm
      ref={form.element}
      id={id}
      className="account-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <AccountProblem failure={form.failure} />
      {form.isUnsaved && !form.busy ? (
        <p className="meta">Not saved yet: it is kept in this tab alone.</p>
      ) : null}
      {submit || actions ? (
        <div className="account-actions">
          {submit ? <Submit {...submit} form={form} /> : null}
          {actions}
        </div>
      ) : null}
    </LiveForm>
  );
}

type SubmitProps = NonNullable<AccountFormProps<string>['submit']> & { form: { busy: boolean } };

function Submit({ form, idle, busy, ...look }: SubmitProps) {
  return (
    <Button type="submit" loading={form.busy} {...look}>
      {form.busy ? busy : idle}
    </Button>
  );
}
