import { type ReactNode, useState } from 'react';
import { unkeptCodes } from '../../session/unkept-codes.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useStore } from '../store.ts';

/** Signs out when it is pressed; asks first where recovery codes would be lost by it. */
export function useSignOutQuestion(leave: () => void): { press: () => void; question: ReactNode } {
  const isUnkept = useStore(unkeptCodes);
  const [asking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  const question = isUnkept ? (
    <Dialog
      open={asking}
      onClose={stay}
      title="Sign out without your recovery codes?"
      actions={
        <>
          <Button onClick={stay}>Stay signed in</Button>
          <Button
            variant="destroy"
            onClick={() => {
              stay();
              leave();
            }}
          >
            Sign out without the codes
          </Button>
        </>
      }
    >
      <p className="muted">
        Your recovery codes are on this page and shown only now. Copy or download them first, and
        tick “I have kept them”.
      </p>
    </Dialog>
  ) : null;
  return { press: isUnkept ? () => setAsking(true) : leave, question };
}
