import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import type { TextRow } from './text-rows.ts';

/** One part: as it stands, and its field once Change was pressed. */
export function PartRow(row: TextRow) {
  const [edited, setEdited] = useState<string | null>(null);
  const change = useRef<HTMLButtonElement>(null);
  const isOpen = edited !== null;
  // What was pressed is gone with the field: the focus goes back to what opened it.
  useEffect(() => {
    if (!isOpen) return;
    return () => void requestAnimationFrame(() => change.current?.focus());
  }, [isOpen]);
  if (edited !== null) {
    return <PartForm {...row} edited={edited} onText={setEdited} onClose={() => setEdited(null)} />;
  }
  return (
    <div className="understood-part">
      <p className="understood-label">{row.label}</p>
      <p className="understood-value">
        {row.value ? (
          <b className={row.lines ? 'understood-lines' : undefined}>{row.value}</b>
        ) : (
          <span className="muted">{row.empty}</span>
        )}
        {row.note ? <span className="muted"> {row.note}</span> : null}
        {row.isPut ? <Badge>Yours</Badge> : null}
      </p>
      <div className="understood-acts">
        {row.isPut ? (
          <Button
            compact
            variant="ghost"
            onClick={() => {
              change.current?.focus();
              row.onUndo();
            }}
          >
            Undo<span className="sr-only"> {row.label}</span>
          </Button>
        ) : null}
        <Button ref={change} compact onClick={() => setEdited(row.value)}>
          {row.value ? 'Change' : 'Add'}
          <span className="sr-only"> {row.label}</span>
        </Button>
      </div>
    </div>
  );
}

// Whoever goes on, or loads the page again, with words in the field means them; Cancel alone does not.
function useKeptOnLeaving(row: TextRow & { edited: string }): { settle: () => void } {
  const isSettled = useRef(false);
  const latest = useRef(row);
  latest.current = row;
  useEffect(() => {
    const keep = () => {
      if (isSettled.current) return;
      const { edited, value, isRequired, onSave } = latest.current;
      const typed = edited.trim();
      if (typed !== value && !(isRequired && typed === '')) onSave(typed);
    };
    addEventListener('pagehide', keep, { capture: true });
    return () => {
      removeEventListener('pagehide', keep, { capture: true });
      keep();
    };
  }, []);
  const settle = () => {
    isSettled.current = true;
  };
  return { settle };
}

// Said while it is typed, so that nothing of it is cut.
function tooMuch(text: string, lines: number, max: number): string {
  const typed = text.split('\n').filter((line) => line.trim() !== '');
  const long = typed.findIndex((line) => line.trim().length > max);
  if (typed.length > lines) return `Please keep to ${lines} lines.`;
  return long < 0 ? '' : `Line ${long + 1} is too long: ${max} letters at most, please.`;
}

type PartFormProps = TextRow & {
  edited: string;
  onText: (text: string) => void;
  onClose: () => void;
};

function PartForm({ edited, onText, onClose, ...row }: PartFormProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [isTried, setIsTried] = useState(false);
  useEffect(() => input.current?.select(), []);
  const { settle } = useKeptOnLeaving({ ...row, edited });
  const close = () => {
    settle();
    onClose();
  };
  const isMissing = row.isRequired && edited.trim() === '';
  const problem =
    isTried && isMissing
      ? 'Please fill this in.'
      : row.lines
        ? tooMuch(edited, row.lines, row.max)
        : '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing || problem) return input.current?.focus();
    if (edited.trim() !== row.value) row.onSave(edited.trim());
    close();
  };
  const control = {
    ref: input,
    label: row.label,
    hint: row.hint,
    value: edited,
    error: problem || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The wizard itself closes on Escape.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
  };
  return (
    <form className="understood-form" aria-label={row.label} onSubmit={save}>
      {row.lines ? (
        <Field multiline {...control} onChange={(event) => onText(event.target.value)} />
      ) : (
        <Field {...control} maxLength={row.max} onChange={(event) => onText(event.target.value)} />
      )}
      <div className="revision-actions">
        <Button compact onClick={close}>
          Cancel
        </Button>
        <Button compact type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}
