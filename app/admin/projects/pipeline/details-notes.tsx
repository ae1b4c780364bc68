import { type FormEvent, useRef, useState } from 'react';
import { mostNote, newNote, type PipelineNote } from '#domain/admin/pipeline.ts';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { addNote, deleteNote } from '#domain/contract/admin-pipeline-routes.ts';
import { call } from '../../../calls/call.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { ShownTime } from '../../../ui/page/shown-time.tsx';
import { useAdminGuard } from '../../use-admin-guard.ts';

type NotesProps = { details: AdminProjectDetails; onChanged: () => void };

const failed = (text: string) => ({ title: 'Error', text, tone: 'destructive' }) as const;

/** What the house wrote down, newest first, and the next note. What was not kept stays in its field. */
export function DetailsNotes({ details: { kind, id, notes }, onChanged }: NotesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { shutBy } = useAdminGuard();
  const { show } = useToast();
  const remove = async (note: string) => {
    const result = await call(deleteNote, { params: { kind, id, note } });
    if (!result.ok && shutBy(result.failure)) return;
    // What is gone already needs no deleting.
    if (!result.ok && result.failure.reason !== 'missing') {
      return show(failed('The note could not be deleted. Please try again.'));
    }
    onChanged();
    field.current?.focus();
  };
  return (
    <>
      <NoteForm kind={kind} id={id} field={field} onChanged={onChanged} />
      <ul className="admin-entries">
        {notes.map((note) => (
          <Note key={note.id} note={note} onDelete={() => void remove(note.id)} />
        ))}
      </ul>
    </>
  );
}

type FormProps = Pick<AdminProjectDetails, 'kind' | 'id'> & {
  field: React.RefObject<HTMLTextAreaElement | null>;
  onChanged: () => void;
};

function NoteForm({ kind, id, field, onChanged }: FormProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { shutBy } = useAdminGuard();
  const { show } = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const refused = newNote.safeParse({ text }).error?.issues[0]?.message;
    setProblem(refused);
    if (refused) return field.current?.focus();
    setBusy(true);
    const result = await call(addNote, { params: { kind, id }, body: { text } });
    setBusy(false);
    if (result.ok) {
      setText('');
      onChanged();
    } else if (!shutBy(result.failure)) {
      show(failed('The note was not kept. It stays in its field; please try again.'));
    }
  };
  return (
    <form className="admin-note-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        multiline
        ref={field}
        label="Note"
        hint="For the house alone: no client reads it."
        rows={2}
        maxLength={mostNote}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <Button compact type="submit" loading={busy}>
        {busy ? 'Adding…' : 'Add note'}
      </Button>
    </form>
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
