import { useState } from 'react';
import type { ListedPasskey } from '#domain/accounts/account-facts.ts';
import { deletePasskey } from '#domain/contract/account-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { AccountProblem } from '../account-problem.tsx';
import { useAccountAction } from '../use-account-action.ts';

type PasskeyRowProps = { passkey: ListedPasskey; onChanged: () => void };

/** One passkey: where and when it was made, and the way to let it go. */
export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const [asking, setAsking] = useState(false);
  const { name, created_at } = passkey;
  return (
    <li className="session-row">
      <div>
        <p className="session-device">
          <b>{name}</b>
        </p>
        <p className="meta">
          Since <ShownTime iso={created_at} exact />
        </p>
      </div>
      <Button compact onClick={() => setAsking(true)}>
        Remove <span className="sr-only">the passkey of {name}</span>
      </Button>
      <RemoveDialog
        passkey={passkey}
        open={asking}
        onClose={() => setAsking(false)}
        onChanged={onChanged}
      />
    </li>
  );
}

function RemoveDialog({
  passkey: { id, name },
  open,
  onClose,
  onChanged,
}: PasskeyRowProps & { open: boolean; onClose: () => void }) {
  const toast = useToast();
  const { busy, failure, run } = useAccountAction();
  const remove = () =>
    run(
      () => call(deletePasskey, { params: { id } }),
      () => {
        onClose();
        toast.show({ title: 'Passkey removed', text: 'It signs you in no more.' });
        onChanged();
      },
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Remove this passkey?"
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" loading={busy} onClick={remove}>
            {busy ? 'Removing...' : 'Remove it'}
          </Button>
        </>
      }
    >
      <p>
        The passkey of {name} will sign you in no more. A new one can be made on that device;
        password and mailed link go on working.
      </p>
      <AccountProblem failure={failure} />
    </Dialog>
  );
}
