import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import type { Wizard } from '../use-wizard.ts';

/** Says that one is back at a kept draft, with the way to begin afresh at hand. */
export function ResumeNote({ wizard }: { wizard: Wizard }) {
  const { draft, arrival, ask } = wizard;
  const [resumedAt] = useState(draft.step);
  const [dismissed, setDismissed] = useState(false);
  if (arrival !== 'kept' || dismissed || draft.step !== resumedAt || draft.writing) return null;
  return (
    <div className="wizard-resume" role="status">
      <p>You are back where you left off, at step {stepOf(draft.step).shown}.</p>
      <div className="flex items-center gap-2">
        <Button compact onClick={() => ask({ kind: 'start-over' })}>
          Start over
        </Button>
        <IconButton icon="close" label="Dismiss" onClick={() => setDismissed(true)} />
      </div>
    </div>
  );
}
