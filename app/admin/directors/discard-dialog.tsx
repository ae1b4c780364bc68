import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type DiscardDialogProps = {
  dirty: boolean;
  /** Closing was asked for. */
  asked: boolean;
  onStay: () => void;
  onDiscard: () => void;
};

/** Asks before typed text is left behind: by closing, by going elsewhere, by closing the tab. */
export function DiscardDialog({ dirty, asked, onStay, onDiscard }: DiscardDialogProps) {
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  const stay = () => {
    blocker.reset?.();
    onStay();
  };
  return (
    <Dialog
      open={asked || blocker.state === 'blocked'}
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
      <p className="muted">What you typed here has not been saved. This cannot be undone.</p>
    </Dialog>
  );
}
