import { useStreamed } from '#app/calls/stream-buffer.ts';
import { StageLine } from '#app/stage-line.tsx';
import { BriefSections } from '#app/ui/paper/brief-sections.tsx';
import { chosenConcept } from '#domain/wizard/draft/draft.ts';
import { StepLayout } from '../overlay/step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';
import { AwaitedSheet } from './awaited-sheet.tsx';
import { briefFacts } from './brief-facts.ts';

/** What step 6 shows while the brief is written: its sections as they come. */
export function BriefLoading({ wizard }: { wizard: Wizard }) {
  return (
    <StepLayout
      draft={wizard.draft}
      heading="Writing your brief"
      lead="Usually under half a minute. You can stay on this page."
      note={<StageLine work="brief" buffer={wizard.written} />}
    >
      <Sheet wizard={wizard} />
    </StepLayout>
  );
}

function Sheet({ wizard: { draft, written } }: { wizard: Wizard }) {
  const { text } = useStreamed(written);
  const { writing } = draft;
  const title = chosenConcept(draft)?.title ?? 'Creative brief';
  const from = writing?.kind === 'brief' ? `concept ${writing.index + 1}, ` : '';
  return (
    <AwaitedSheet
      label="Creative brief"
      facts={briefFacts(draft)}
      title={title}
      leader={`Writing from ${from}“${title}”`}
    >
      {text.trim() === '' ? null : <BriefSections brief={text} unfinished />}
    </AwaitedSheet>
  );
}
