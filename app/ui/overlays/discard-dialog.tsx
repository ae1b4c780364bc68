import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

type DiscardDialogProps = {
  dirty: boolean;
  /** What is lost, in a sentence. */
  text: string;
  /** Leaving was asked for in another way than by going elsewhere. */
  asked?: boolean;
  /** Saved or discarded: nothing is lost by leaving. */
  hasEnded?: () => boolean;
  /** A path on which the text waits in the tab. */
  keptAt?: string;
  onStay?: () => void;
  onDiscard: () => void;
};

const notYet = () => false;

/** Asks before typed text is left behind: by going elsewhere, by closing the tab, or when `asked`. */
export function DiscardDialog(props: DiscardDialogProps) {
  const { dirty, text, asked = false, hasEnded = notYet, keptAt, onStay, onDiscard } = props;
  const blocker = useBlocker(
    ({ nextLocation }) => dirty && !hasEnded() && nextLocation.pathname !== keptAt,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasEnded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, hasEnded]);
  const stay = () => {
    blocker.reset?.();
    onStay?.();
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
      <p className="muted">{text} This cannot be undone.</p>
    </Dialog>
  );
}
