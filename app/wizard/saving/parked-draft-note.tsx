import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { ParkedDraft } from './saved-state.ts';

/** A new project has begun while work that was never saved lies in this tab. */
export function ParkedDraftNote({ wizard }: { wizard: Wizard }) {
  const [parked, setParked] = useState<ParkedDraft | null>(wizard.parked);
  if (!parked || wizard.draft.writing) return null;
  const { productName } = parked.draft.answers;
  return (
    <div className="wizard-resume" role="status">
      <p>
        You have an unfinished project in this tab{productName.trim() ? `: ${productName}` : ''}.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          compact
          onClick={() => {
            setParked(null);
            wizard.continueParkedDraft(parked);
          }}
        >
          Continue it
        </Button>
        <Button compact variant="ghost" onClick={() => setParked(null)}>
          Start new
        </Button>
      </div>
    </div>
  );
}
