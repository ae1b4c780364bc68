import { BriefSections } from '#app/ui/brief-sections.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Leader } from '#app/ui/leader.tsx';
import { PaperSheet, PaperSkeleton } from '#app/ui/paper-sheet.tsx';
import { chosenConcept, type Draft } from '#domain/wizard/draft.ts';
import { labels } from '#domain/wizard/options.ts';
import { formatsOf } from '../answers-so-far.ts';
import { DocumentEditor } from '../document-editor.tsx';
import { StepLayout } from '../step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Step 6. The brief on paper: being written, to read, or to edit. */
export function Brief({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch, ask } = wizard;
  const title = chosenConcept(draft)?.title ?? 'Creative brief';
  if (draft.writing?.kind === 'brief') {
    return (
      <StepLayout
        draft={draft}
        heading="Writing your brief"
        lead="Usually under half a minute. You can stay on this page."
      >
        <PaperSheet label="Creative brief" facts={factsOf(draft)} busy>
          <div className="wizard-wait">
            <Leader label={`Writing from concept ${draft.writing.index + 1}, “${title}”`} />
          </div>
          <PaperSkeleton />
        </PaperSheet>
      </StepLayout>
    );
  }
  const edited = draft.briefEdit;
  return (
    <StepLayout draft={draft}>
      <PaperSheet label="Creative brief" facts={factsOf(draft)} title={title}>
        {edited === null ? (
          <>
            <BriefSections brief={draft.creativeBrief} />
            <div className="paper-actions">
              <Button
                compact
                onClick={() => dispatch({ type: 'brief-edited', text: draft.creativeBrief })}
              >
                <Icon name="pencil" /> Edit Brief
              </Button>
            </div>
          </>
        ) : (
          <DocumentEditor
            label="Creative brief"
            hint="A line “Heading: text” starts a section; a line with a dash is a point."
            text={edited}
            onText={(text) => dispatch({ type: 'brief-edited', text })}
            onSave={() => dispatch({ type: 'brief-saved' })}
            onCancel={() =>
              edited === draft.creativeBrief
                ? dispatch({ type: 'brief-edit-dropped' })
                : ask({ kind: 'drop-brief-edit' })
            }
          />
        )}
      </PaperSheet>
    </StepLayout>
  );
}

function factsOf(draft: Draft) {
  const { productName, creativeApproach } = draft.answers;
  return [
    { label: 'Product', text: productName },
    { label: 'Format', text: formatsOf(draft) },
    { label: 'Approach', text: creativeApproach && labels.creativeApproach[creativeApproach] },
    { label: 'Date', text: today() },
  ];
}

const today = () =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(
    new Date(),
  );
