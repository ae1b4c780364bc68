import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { BriefSections } from '#app/ui/paper/brief-sections.tsx';
import { PaperSheet } from '#app/ui/paper/paper-sheet.tsx';
import { chosenConcept } from '#domain/wizard/draft/draft.ts';
import { isRefreshShown, RefreshDifference } from '../kept-in-step/refresh-difference.tsx';
import { StaleNote } from '../kept-in-step/stale-note.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';
import { briefFacts } from '../writing/brief-facts.ts';
import { BriefLoading } from '../writing/brief-loading.tsx';
import { DocumentEditor } from '../writing/document-editor.tsx';
import { SourceNotice } from '../writing/source-notice.tsx';

/** Step 6. The brief on paper: being written, to read, or to edit. */
export function Brief({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch, ask } = wizard;
  const title = chosenConcept(draft)?.title ?? 'Creative brief';
  if (draft.writing?.kind === 'brief') return <BriefLoading wizard={wizard} />;
  const edited = draft.briefEdit;
  return (
    <StepLayout
      draft={draft}
      note={
        <>
          <SourceNotice wizard={wizard} of={draft.creativeBrief} />
          <StaleNote wizard={wizard} of="brief" />
        </>
      }
    >
      <PaperSheet label="Creative brief" facts={briefFacts(draft)} title={title}>
        {isRefreshShown(wizard, 'brief') ? (
          <RefreshDifference wizard={wizard} of="brief" />
        ) : edited === null ? (
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
            isPassed={wizard.attempted}
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
