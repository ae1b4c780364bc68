import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type LeaveGuardProps = {
  dirty: boolean;
  /** Saved or discarded: nothing is lost by leaving. */
  hasEnded: () => boolean;
  onDiscard: () => void;
};

/** Asks before typed text is left behind. A trip to sign-in is none: the text waits in the tab. */
export function LeaveGuard({ dirty, hasEnded, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation }) => dirty && !hasEnded() && nextLocation.pathname !== '/auth',
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasEnded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, hasEnded]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Discard your changes?"
      actions={
        <>
          <Button onClick={stay}>Keep editing</Button>
          <Button
            variant="destroy"
            onClick={() => {
              onDiscard();
              blocker.proceed?.();
            }}
          >
            Discard changes
          </Button>
        </>
      }
    >
      <p className="muted">What you changed here has not been saved. This cannot be undone.</p>
    </Dialog>
  );
}
