import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PipelineNote } from '#domain/admin/pipeline.ts';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { deleteNote } from '#domain/contract/admin-pipeline-routes.ts';
import { call } from '../../../calls/call.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ShownTime } from '../../../ui/page/shown-time.tsx';
import { connectionWords } from '../../forms/connection-words.ts';
import { useAdminGuard } from '../../use-admin-guard.ts';
import { NoteForm } from './note-form.tsx';

type NotesProps = { details: AdminProjectDetails; onChanged: () => void };

/** What the house wrote down, newest first, and the next note. One is deleted after a question. */
export function DetailsNotes({ details: { kind, id, notes }, onChanged }: NotesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<PipelineNote | null>(null);
  const [busy, setBusy] = useState(false);
  const { shutBy } = useAdminGuard();
  const { show } = useToast();
  const remove = async (note: string) => {
    setBusy(true);
    const result = await call(deleteNote, { params: { kind, id, note } });
    setBusy(false);
    if (!result.ok && shutBy(result.failure)) return;
    // What is gone already needs no deleting.
    if (!result.ok && result.failure.reason !== 'missing') {
      const text = connectionWords(result.failure) ?? 'Please try again.';
      return show({ title: 'The note was not deleted', text, tone: 'destructive' });
    }
    // While the question is there, nothing behind it takes the focus.
    flushSync(() => setAsked(null));
    field.current?.focus();
    onChanged();
  };
  return (
    <>
      <NoteForm key={`${kind}:${id}`} kind={kind} id={id} field={field} onChanged={onChanged} />
      <ul className="admin-entries">
        {notes.map((note) => (
          <Note key={note.id} note={note} onDelete={() => setAsked(note)} />
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Delete this note?"
        actions={
          <>
            <Button onClick={() => setAsked(null)}>Keep it</Button>
            <Button variant="destroy" loading={busy} onClick={() => asked && void remove(asked.id)}>
              Delete note
            </Button>
          </>
        }
      >
        <p className="admin-note-text" dir="auto">
          {asked?.text}
        </p>
        <p className="muted">This cannot be undone.</p>
      </Dialog>
    </>
  );
}

function Note({ note, onDelete }: { note: PipelineNote; onDelete: () => void }) {
  return (
    <li>
      <p className="admin-note-text" dir="auto">
        {note.text}
      </p>
      <div>
        <p className="meta">
          {note.author} · <ShownTime iso={note.created_at} exact />
        </p>
        {note.own ? (
          <Button compact variant="ghost" onClick={onDelete}>
            Delete<span className="sr-only"> this note</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
