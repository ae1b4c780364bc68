import { withdrawEmailChange } from '#domain/contract/account-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountProblem } from '../account-problem.tsx';
import { useAccountAction } from '../use-account-action.ts';

type EmailAwaitedProps = { awaited: string; email: string; onChanged: () => void };

/** Another address that waits for its link, and the way to take that back. */
export function EmailAwaited({ awaited, email, onChanged }: EmailAwaitedProps) {
  const toast = useToast();
  const { busy, failure, run } = useAccountAction();
  const takeBack = () =>
    run(
      () => call(withdrawEmailChange, {}),
      () => {
        toast.show({ title: 'Taken back', text: `${email} stays your address.` });
        onChanged();
      },
    );
  return (
    <div className="account-row">
      <p className="account-note">
        A link is on its way to <b>{awaited}</b>. Until you open it, {email} stays your address.
      </p>
      <Button compact loading={busy} onClick={takeBack}>
        {busy ? 'Taking it back...' : 'Take it back'}
      </Button>
      <AccountProblem failure={failure} />
    </div>
  );
}
