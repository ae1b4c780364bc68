import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { Aside } from './aside.ts';

/** A new project has begun while work that was never saved lies in this tab. */
export function AsideNote({ wizard }: { wizard: Wizard }) {
  const [aside, setAside] = useState<Aside | null>(wizard.aside);
  if (!aside || wizard.draft.writing) return null;
  const { productName } = aside.draft.answers;
  return (
    <div className="wizard-resume" role="status">
      <p>
        You have an unfinished project in this tab{productName.trim() ? `: ${productName}` : ''}.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          compact
          onClick={() => {
            setAside(null);
            wizard.continueAside(aside);
          }}
        >
          Continue it
        </Button>
        <Button compact variant="ghost" onClick={() => setAside(null)}>
          Start new
        </Button>
      </div>
    </div>
  );
}
