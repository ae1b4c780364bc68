import { countStreamed, useStreamed } from '#app/calls/stream-buffer.ts';
import { StageLine } from '#app/stage-line.tsx';
import { Leader } from '#app/ui/page/leader.tsx';
import { PaperSkeleton } from '#app/ui/paper/paper-sheet.tsx';
import { labels } from '#domain/wizard/options.ts';
import type { Wizard } from '../use-wizard.ts';
import { ConceptProof } from './concept-sheet.tsx';

/** What step 5 shows while concepts are written: three sheets, each filled as its concept comes. */
export function ConceptsLoading({ wizard }: { wizard: Wizard }) {
  return (
    <div className="wizard-body wizard-body-full">
      <div className="wizard-heading">
        <div>
          <h1 className="heading-1" tabIndex={-1}>
            Writing three concepts
          </h1>
          <p className="muted">Usually a few seconds. You can stay on this page.</p>
        </div>
        <StageLine work="concepts" buffer={wizard.written} />
      </div>
      <Sheets wizard={wizard} />
    </div>
  );
}

const places = [0, 1, 2];

function Sheets({ wizard: { draft, written } }: { wizard: Wizard }) {
  const { concepts } = useStreamed(written);
  const { creativeApproach, productName } = draft.answers;
  const approach = creativeApproach && labels.creativeApproach[creativeApproach];
  const hasBegun = countStreamed(concepts) > 0;
  const next = hasBegun ? places.find((place) => !concepts[place]) : 1;
  return (
    <div className="concept-sheets" aria-busy="true">
      {places.map((place) => {
        const concept = concepts[place];
        if (concept) {
          return (
            <ConceptProof
              key={place}
              concept={concept}
              approach={approach}
              place={`Concept ${place + 1} of ${places.length}`}
            />
          );
        }
        return (
          <EmptySheet
            key={place}
            isNext={place === next}
            {...(hasBegun
              ? {}
              : { label: `Three ${approach.toLowerCase()} ways to tell ${productName}` })}
          />
        );
      })}
    </div>
  );
}

// Where there is room for one sheet, only the next to be filled is there.
function EmptySheet({ isNext, label }: { isNext: boolean; label?: string }) {
  return (
    <div className={`paper concept-sheet concept-sheet-empty ${isNext ? 'is-next' : ''}`}>
      {isNext ? (
        <div className="wizard-wait">
          <Leader size="medium" {...(label ? { label } : { silent: true })} />
        </div>
      ) : null}
      <PaperSkeleton />
    </div>
  );
}
