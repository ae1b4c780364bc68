import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { showEditor } from './show-editor.ts';

type DocumentEditorProps = {
  label: string;
  hint: string;
  text: string;
  /** Why this text cannot be saved, of what only its kind of document knows. */
  problem?: string | undefined;
  /** Somebody wanted to go on without ending the edit. */
  isPassed: boolean;
  onText: (text: string) => void;
  onSave: () => void;
  /** Asks first when something was changed. */
  onCancel: () => void;
};

const most = 20_000;

/** A document as plain text to change; what is typed is kept until it is saved or dropped. */
export function DocumentEditor({
  label,
  hint,
  text,
  problem,
  isPassed,
  onText,
  onSave,
  onCancel,
}: DocumentEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    showEditor(area.current);
    area.current?.setSelectionRange(0, 0);
  }, []);
  const error = errorIn(text) ?? problem;
  const shown = error ?? (isPassed ? openEditWords : undefined);
  return (
    <div className="document-editor">
      <Field
        ref={area}
        multiline
        rows={22}
        label={label}
        hint={hint}
        value={text}
        error={shown}
        onChange={(event) => onText(event.target.value)}
      />
      <EditorActions blocked={error !== undefined} onSave={onSave} onCancel={onCancel} />
    </div>
  );
}

type EditorActionsProps = Pick<DocumentEditorProps, 'onSave' | 'onCancel'> & { blocked: boolean };

export function EditorActions({ blocked, onSave, onCancel }: EditorActionsProps) {
  return (
    <div className="paper-actions">
      <Button compact onClick={onCancel}>
        Cancel
      </Button>
      <Button compact variant="ink" unavailable={blocked} onClick={onSave}>
        Save
      </Button>
    </div>
  );
}

/** What going on needs while something is being edited. */
export const openEditWords = 'Please save your changes, or cancel them, to go on.';

/** Why a document cannot be saved as it is. */
export function errorIn(text: string): string | undefined {
  if (text.trim() === '') return 'Please leave something to go on with.';
  if (text.length > most) return `Please keep this to ${most.toLocaleString('en-US')} characters.`;
  return undefined;
}
