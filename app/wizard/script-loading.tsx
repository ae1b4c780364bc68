import { Leader } from '#app/ui/leader.tsx';
import { PaperSheet, PaperSkeleton } from '#app/ui/paper-sheet.tsx';
import { cuts } from '#domain/script/cuts.ts';
import { chosenConcept, type Draft } from '#domain/wizard/draft.ts';
import { labels } from '#domain/wizard/options.ts';
import { primaryFormatOf } from './answers-so-far.ts';
import { StepLayout } from './step-layout.tsx';

/** What step 7 shows while the script is written. */
export function ScriptLoading({ draft }: { draft: Draft }) {
  const platform = draft.answers.platform[0];
  const cut = platform ? `${cuts[platform].seconds} s for ${labels.platform[platform]}` : '';
  return (
    <StepLayout
      draft={draft}
      heading="Writing your script"
      lead="Usually a few seconds, 45 at most. Then four frames are drawn from it."
    >
      <PaperSheet
        label="Script"
        busy
        facts={[
          { label: 'Product', text: draft.answers.productName },
          { label: 'Format', text: primaryFormatOf(draft) },
          { label: 'Take', text: String(draft.takes.length + 1) },
          { label: 'Concept', text: chosenConcept(draft)?.title ?? '' },
        ]}
      >
        <div className="wizard-wait">
          <Leader label={`Writing the script, ${cut}`} />
        </div>
        <PaperSkeleton />
      </PaperSheet>
    </StepLayout>
  );
}
