import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PaperSheet } from '#app/ui/paper/paper-sheet.tsx';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { labels } from '#domain/wizard/options.ts';
import { LockButton } from '../kept-in-step/lock-button.tsx';
import { isRefreshShown, RefreshDifference } from '../kept-in-step/refresh-difference.tsx';
import { StaleNote } from '../kept-in-step/stale-note.tsx';
import { useDeliberateChoice } from '../overlay/use-deliberate-choice.ts';
import type { Wizard } from '../use-wizard.ts';
import { ConceptSheet } from '../writing/concept-sheet.tsx';
import { ConceptsLoading } from '../writing/concepts-loading.tsx';
import { SourceNotice } from '../writing/source-notice.tsx';

/** Step 5. Three paper one-sheets; choosing one writes the brief. */
export function Concepts({ wizard }: { wizard: Wizard }) {
  const { draft, writer, ask } = wizard;
  const set = draft.conceptSets[draft.shownSet];
  const chosen = draft.chosenSet === draft.shownSet ? draft.answers.selectedConcept : '';
  const { group, input } = useDeliberateChoice<string>((index) => {
    if (draft.creativeBrief) return ask({ kind: 'new-brief', index: Number(index) });
    void writer.writeBrief(Number(index));
  });
  if (draft.writing || !set) return <ConceptsLoading wizard={wizard} />;
  return (
    <div className="wizard-body wizard-body-full">
      <div className="wizard-heading">
        <div>
          <h1 className="heading-1" tabIndex={-1}>
            {stepOf(5).heading}
          </h1>
          <p className="muted">{stepOf(5).lead}</p>
          <SourceNotice wizard={wizard} of={set.concepts} />
        </div>
        <Sets wizard={wizard} />
        <StaleNote wizard={wizard} of="concepts" />
      </div>
      {isRefreshShown(wizard, 'concepts') ? (
        <PaperSheet label="Refresh" full>
          <RefreshDifference wizard={wizard} of="concepts" />
        </PaperSheet>
      ) : null}
      <Sheets
        key={draft.shownSet}
        wizard={wizard}
        chosen={chosen}
        concepts={set.concepts}
        approach={labels.creativeApproach[set.approach]}
        group={group}
        input={input}
      />
      <p className="wizard-key-hint">
        With the keyboard: arrow keys to look, Enter or Space to choose.
      </p>
    </div>
  );
}

type SheetsProps = { wizard: Wizard } & Pick<
  ReturnType<typeof useDeliberateChoice<string>>,
  'group' | 'input'
> & {
    chosen: string;
    concepts: Parameters<typeof ConceptSheet>[0]['concept'][];
    approach: string;
  };

function Sheets({ wizard, chosen, concepts, approach, group, input }: SheetsProps) {
  const [marked, mark] = useState(chosen);
  return (
    <div className="concept-sheets" role="radiogroup" aria-label="Concepts" {...group}>
      {concepts.map((concept, index) => {
        const { onClick, value } = input(String(index));
        return (
          <div key={concept.title} className="concept-place">
            <ConceptSheet
              concept={concept}
              approach={approach}
              place={`Concept ${index + 1} of ${concepts.length}`}
              name="selectedConcept"
              value={value}
              checked={marked === value}
              onChange={() => mark(value)}
              onClick={onClick}
            />
            <LockButton
              wizard={wizard}
              lock={{ of: 'concept', index }}
              name={`concept ${index + 1}, ${concept.title}`}
            />
          </div>
        );
      })}
    </div>
  );
}

// Earlier sets stay within reach of a pager.
function Sets({ wizard: { draft, dispatch, writer } }: { wizard: Wizard }) {
  const { shownSet, conceptSets } = draft;
  const page = (by: number) => dispatch({ type: 'set-shown', set: shownSet + by });
  return (
    <div className="concept-sets">
      {conceptSets.length > 1 ? (
        <div className="concept-pager">
          <IconButton
            icon="back"
            label="Earlier set"
            aria-disabled={shownSet === 0}
            onClick={() => page(-1)}
          />
          <span aria-live="polite">
            Set {shownSet + 1} of {conceptSets.length}
          </span>
          <IconButton
            icon="arrow"
            label="Later set"
            aria-disabled={shownSet === conceptSets.length - 1}
            onClick={() => page(1)}
          />
        </div>
      ) : null}
      <Button
        compact
        onClick={() => {
          const creativeApproach = conceptSets[shownSet]?.approach ?? '';
          dispatch({ type: 'answered', answers: { creativeApproach } });
          void writer.writeConcepts();
        }}
      >
        <Icon name="refresh" /> Three more
      </Button>
    </div>
  );
}
