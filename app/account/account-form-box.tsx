import type { ReactNode } from 'react';
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
  /** Buttons, below what failed. */
  actions?: ReactNode;
};

/** A form of the account page. Its own messages, not the browser's, say what is wrong. */
export function AccountFormBox<Name extends string>(props: AccountFormProps<Name>) {
  const { form, label, onSubmit, id, children, actions } = props;
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
      {actions ? <div className="account-actions">{actions}</div> : null}
    </LiveForm>
  );
}
