import { StageLine } from '#app/stage-line.tsx';
import { Leader } from '#app/ui/page/leader.tsx';
import { StepLayout } from './step-layout.tsx';
import type { Wizard } from './use-wizard.ts';

/** What step 3.5 shows while a model reads the details. */
export function SuggestionsLoading({ wizard }: { wizard: Wizard }) {
  return (
    <StepLayout
      draft={wizard.draft}
      lead="Usually a few seconds. Stop, and our own suggestions are here at once."
      note={<StageLine work="suggestions" arrivals={wizard.written} />}
    >
      <div className="wizard-fields" aria-busy="true">
        <div className="panel">
          <div className="wizard-wait">
            <Leader size="medium" label="Looking for what could be clearer" />
          </div>
        </div>
      </div>
    </StepLayout>
  );
}
