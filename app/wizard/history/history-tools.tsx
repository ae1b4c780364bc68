import { useState } from 'react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { canStep } from '#domain/wizard/history/undo.ts';
import type { Wizard } from '../use-wizard.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { stepChanges, stepsLeft } from './step-changes.ts';
import './history.css';

/** A step back, a step on again, and the list of what was changed. */
export function HistoryTools({ wizard }: { wizard: Wizard }) {
  const [isOpen, setOpen] = useState(false);
  const [undos, redos] = [stepsLeft(wizard, 'undone'), stepsLeft(wizard, 'redone')];
  if (undos + redos === 0) return null;
  const free = canStep(wizard.draft);
  return (
    <>
      <div className="history-tools">
        <IconButton
          icon="undo"
          className="max-sm:hidden"
          label="Take the last change back"
          aria-disabled={!free || undos === 0}
          onClick={() => stepChanges(wizard, 'undone')}
        />
        <IconButton
          icon="redo"
          className="max-sm:hidden"
          label="Make it again"
          aria-disabled={!free || redos === 0}
          onClick={() => stepChanges(wizard, 'redone')}
        />
        <IconButton icon="history" label="What was changed" onClick={() => setOpen(true)} />
      </div>
      <HistoryDialog wizard={wizard} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
