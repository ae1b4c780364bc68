import { useEffect, useRef } from 'react';
import { Button } from '../ui/controls/button.tsx';

type ForgottenDraftProps = { name: string; onBringBack: () => void };

/** What was forgotten just now, and the way back. It gets the focus: the control that was pressed is gone. */
export function ForgottenDraft({ name, onBringBack }: ForgottenDraftProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="forgotten-draft">
      <span id="forgotten-draft">
        <bdi>{name}</bdi> is forgotten.
      </span>
      <Button
        compact
        variant="ghost"
        ref={button}
        aria-describedby="forgotten-draft"
        onClick={onBringBack}
      >
        Bring it back
      </Button>
    </p>
  );
}
