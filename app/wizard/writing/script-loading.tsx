import { useStreamed } from '#app/calls/stream-buffer.ts';
import { StageLine } from '#app/stage-line.tsx';
import { ScriptText } from '#app/ui/paper/av-script.tsx';
import { parseAvScript } from '#domain/script/av-script.ts';
import { cuts } from '#domain/script/cuts.ts';
import { chosenConcept, type Draft } from '#domain/wizard/draft/draft.ts';
import { labels } from '#domain/wizard/options.ts';
import { primaryFormatOf } from '../answers-so-far.ts';
import { StepLayout } from '../overlay/step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';
import { AwaitedSheet } from './awaited-sheet.tsx';

/** What step 7 shows while the script is written: its rows as they come. */
export function ScriptLoading({ wizard }: { wizard: Wizard }) {
  return (
    <StepLayout
      draft={wizard.draft}
      heading="Writing your script"
      lead="Usually a few seconds, 45 at most. Then four frames are drawn from it."
      note={<StageLine work="script" buffer={wizard.written} />}
    >
      <Sheet wizard={wizard} />
    </StepLayout>
  );
}

function Sheet({ wizard: { draft, written } }: { wizard: Wizard }) {
  const { text } = useStreamed(written);
  const title = text.trim().split('\n')[0] ?? '';
  const platform = draft.answers.platform[0];
  const cut = platform ? `${cuts[platform].seconds} s for ${labels.platform[platform]}` : '';
  // The form above the rows stands in the header already.
  const rows = parseAvScript(text) ? <ScriptText text={text} unfinished /> : false;
  return (
    <AwaitedSheet
      label="Script"
      facts={factsOf(draft)}
      title={title}
      leader={`Writing the script, ${cut}`}
    >
      {title === '' ? null : rows}
    </AwaitedSheet>
  );
}

const factsOf = (draft: Draft) => [
  { label: 'Product', text: draft.answers.productName },
  { label: 'Format', text: primaryFormatOf(draft) },
  { label: 'Take', text: String(draft.takes.length + 1) },
  { label: 'Concept', text: chosenConcept(draft)?.title ?? '' },
];
