import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { parseAvScript } from '#domain/script/av-script.ts';
import {
  languageNames,
  type OperationKind,
  type RevisionOperation,
  type ScriptLanguage,
  scriptLanguages,
} from '#domain/script/revision.ts';
import { operationLabels } from './revision-words.ts';

const atOnce = ['shorter', 'longer', 'warmer', 'plainer', 'hook', 'ending', 'no-voice'] as const;
const asking = ['mention', 'call', 'drop-row', 'language'] as const;
type Asking = (typeof asking)[number];

type ChoicesProps = {
  script: string;
  busy: boolean;
  onChoose: (operation: RevisionOperation) => void;
};

/** Changes that always work: a press, or a press and a word. */
export function OperationChoices({ script, busy, onChoose }: ChoicesProps) {
  const [asked, setAsked] = useState<Asking | null>(null);
  const opened = useRef<HTMLElement | null>(null);
  // What was pressed in the field is gone with it: the focus goes back to what opened it.
  const close = () => {
    setAsked(null);
    opened.current?.focus();
  };
  return (
    <div className="operations">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no fields */}
      <div role="group" aria-label="Changes that always work" className="operation-choices">
        {atOnce.map((kind) => (
          <Button compact key={kind} unavailable={busy} onClick={() => onChoose({ kind })}>
            {operationLabels[kind]}
          </Button>
        ))}
        {asking.map((kind) => (
          <Button
            compact
            key={kind}
            unavailable={busy}
            aria-expanded={asked === kind}
            onClick={({ currentTarget }) => {
              opened.current = currentTarget;
              setAsked(asked === kind ? null : kind);
            }}
          >
            {operationLabels[kind]}…
          </Button>
        ))}
      </div>
      {asked ? (
        <AskedFor
          key={asked}
          kind={asked}
          script={script}
          busy={busy}
          onChoose={onChoose}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

type AskedProps = ChoicesProps & { kind: Asking; onClose: () => void };

function AskedFor({ kind, script, busy, onChoose, onClose }: AskedProps) {
  const [given, setGiven] = useState('');
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const operation = operationOf(kind, given.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form stands in no other, but its event would reach one.
    event.stopPropagation();
    setIsTried(true);
    if (operation && !busy) onChoose(operation);
  };
  return (
    <form
      ref={form}
      className="operation-form"
      aria-label={operationLabels[kind]}
      onSubmit={submit}
    >
      {kind === 'mention' || kind === 'call' ? (
        <Field
          label={labels[kind]}
          maxLength={kind === 'call' ? 90 : 160}
          value={given}
          error={isTried && !operation ? 'Please fill this in.' : undefined}
          onChange={(event) => setGiven(event.target.value)}
        />
      ) : (
        <SelectField
          label={labels[kind]}
          name={`operation-${kind}`}
          optional={false}
          openText="Choose one"
          value={given}
          options={kind === 'drop-row' ? rowsOf(script) : languages}
          onChoose={setGiven}
        />
      )}
      <div className="revision-actions">
        <Button compact onClick={onClose}>
          Not now
        </Button>
        <Button compact type="submit" unavailable={busy || !operation}>
          {operationLabels[kind]}
        </Button>
      </div>
    </form>
  );
}

const labels: Record<Asking, string> = {
  mention: 'What should be said or shown, in your words?',
  call: 'What are people to do?',
  'drop-row': 'Which row?',
  language: 'Which language?',
};

const languages = scriptLanguages.map((code) => [code, languageNames[code]] as const);

const rowsOf = (script: string) =>
  (parseAvScript(script)?.rows ?? []).map(
    ({ beat }, at) => [String(at + 1), `${at + 1}. ${beat}`] as const,
  );

function operationOf(kind: OperationKind, given: string): RevisionOperation | undefined {
  if (given === '') return undefined;
  switch (kind) {
    case 'mention':
      return { kind, what: given };
    case 'call':
      return { kind, to: given };
    case 'drop-row':
      return { kind, row: Number(given) };
    case 'language':
      return { kind, to: given as ScriptLanguage };
    default:
      return undefined;
  }
}
