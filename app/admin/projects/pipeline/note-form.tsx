import { type FormEvent, useRef, useState } from 'react';
import { mostNote, newNote } from '#domain/admin/pipeline.ts';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { addNote } from '#domain/contract/admin-pipeline-routes.ts';
import { call } from '../../../calls/call.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { connectionWords } from '../../forms/connection-words.ts';
import { useKeptWords } from '../../forms/use-kept-words.ts';
import { useFormGuard } from '../../use-admin-guard.ts';

type FormProps = Pick<AdminProjectDetails, 'kind' | 'id'> & {
  field: React.RefObject<HTMLTextAreaElement | null>;
  onChanged: () => void;
};

/** The next note. What was not kept by the house stays in its field, in this tab. */
export function NoteForm({ kind, id, field, onChanged }: FormProps) {
  const [text, setText] = useKeptWords(`note:${kind}:${id}`);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isSending = useRef(false);
  const shutBy = useFormGuard();
  const { show, withdraw } = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const refused = newNote.safeParse({ text }).error?.issues[0]?.message;
    setProblem(refused);
    if (refused) return field.current?.focus();
    isSending.current = true;
    setBusy(true);
    const result = await call(addNote, { params: { kind, id }, body: { text } });
    isSending.current = false;
    setBusy(false);
    if (result.ok) {
      withdraw('note');
      setText('');
      onChanged();
    } else if (!shutBy(result.failure)) {
      show({
        title: 'The note was not kept',
        text: `${connectionWords(result.failure) ?? 'Please try again.'} It stays in its field.`,
        tone: 'destructive',
        about: 'note',
      });
    }
  };
  return (
    <form className="admin-note-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        multiline
        ref={field}
        label="Note"
        hint={`For the house alone: no client reads it. ${mostNote.toLocaleString('en-US')} characters at most; what you type waits in this tab.`}
        rows={2}
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
