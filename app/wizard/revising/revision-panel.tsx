import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { currentScript } from '#domain/wizard/draft/draft.ts';
import type { Wizard } from '../use-wizard.ts';
import { OperationChoices } from './operation-choices.tsx';

const most = 1000;

/** A revision of the take in use: by a choice that always works, or by notes. */
export function RevisionPanel({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch, writer } = wizard;
  const notes = draft.revisionNotes ?? '';
  const busy = draft.writing !== null;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    // The panel finds its height with the next frame; its field is not left under the bar.
    requestAnimationFrame(() => area.current?.scrollIntoView({ block: 'nearest' }));
  }, []);
  const tooLong = notes.length > most;
  return (
    <div className="panel revision-panel">
      <OperationChoices
        script={currentScript(draft)}
        busy={busy}
        onChoose={(operation) => void writer.reviseScript(operation)}
      />
      <form
        className="revision-notes"
        aria-label="AI Revise"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !tooLong) void writer.reviseScript();
        }}
      >
        <Field
          ref={area}
          multiline
          rows={2}
          label="What should be different?"
          hint="For example: shorter; funnier; a different ending; mention the opening hours; no voice-over"
          value={notes}
          readOnly={busy}
          error={
            tooLong ? 'Please keep this to 1,000 characters.' : draft.fieldErrors.revisionNotes
          }
          onChange={(event) => dispatch({ type: 'revision-noted', notes: event.target.value })}
        />
        <div className="revision-actions">
          <Button
            compact
            onClick={() => dispatch({ type: busy ? 'cancelled' : 'revision-closed' })}
          >
            Cancel
          </Button>
          <Button compact type="submit" loading={busy}>
            {busy ? 'Revising...' : 'Revise Script'}
          </Button>
        </div>
      </form>
    </div>
  );
}
