import { useState } from 'react';
import type { AdminDirector } from '#domain/admin/directors.ts';
import { restoreDirector, suspendDirector } from '#domain/contract/admin-director-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useAdminGuard } from '../use-admin-guard.ts';
import { failureWords } from './failure-words.ts';

type SuspendDialogProps = {
  director: AdminDirector;
  open: boolean;
  /** Something typed would be lost. */
  dirty: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before a director leaves the directory, or comes back. */
export function SuspendDialog({ director, open, dirty, onClose, onDone }: SuspendDialogProps) {
  const { id, name, suspended } = director;
  const words = suspended ? restoring : suspending;
  const { show } = useToast();
  const { shutBy } = useAdminGuard();
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    const result = await call(suspended ? restoreDirector : suspendDirector, { params: { id } });
    setBusy(false);
    if (!result.ok) {
      const { failure } = result;
      // Behind this dialog something typed waits until somebody has signed in again.
      const isKept = dirty && failure.reason === 'signed-out';
      if (!isKept && shutBy(failure)) return;
      return show({ title: 'Error', text: failureWords(failure), tone: 'destructive' });
    }
    show({ title: words.done, text: name });
    onDone();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${words.verb} ${name}?`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={suspended ? 'primary' : 'destroy'}
            loading={busy}
            onClick={() => void act()}
          >
            {busy ? words.doing : `${words.verb} ${name}`}
          </Button>
        </>
      }
    >
      <p className="muted">{words.text}</p>
      {dirty ? <p className="muted mt-3">What you typed here is not saved with it.</p> : null}
    </Dialog>
  );
}

const suspending = {
  verb: 'Suspend',
  doing: 'Suspending…',
  done: 'Director suspended',
  text: 'Nobody finds them in the directory or is matched with them from now on, whatever the feed says. Projects that chose them keep the name.',
};
const restoring = {
  verb: 'Restore',
  doing: 'Restoring…',
  done: 'Director restored',
  text: 'They are in the directory again at once. One of the feed stays there as long as the feed has them.',
};
