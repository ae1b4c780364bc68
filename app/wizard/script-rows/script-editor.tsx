import { type KeyboardEvent, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldError } from '#app/ui/controls/field-error.tsx';
import { ScriptNotes } from '#app/ui/paper/av-script.tsx';
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { withoutEmptyCues } from '#domain/script/rows/arrange-rows.ts';
import { framesOfRows } from '#domain/script/rows/frame-rows.ts';
import { type NotRows, readRows } from '#domain/script/rows/read-rows.ts';
import { paceOf } from '#domain/script/rows/stopwatch.ts';
import { type Draft, shownBoard } from '#domain/wizard/draft/draft.ts';
import { DocumentEditor, EditorActions, errorIn } from '../writing/document-editor.tsx';
import { RowsTable } from './rows-table.tsx';
import { RowsTotal } from './rows-total.tsx';
import './script-rows.css';
import { historyKey, useEditHistory } from './use-edit-history.ts';

type ScriptEditorProps = {
  draft: Draft;
  text: string;
  onText: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

/**
 * A script being edited: as rows where it is rows, and as plain text at a press. The text is what is
 * edited in both, so that nothing is lost between them.
 */
export function ScriptEditor({ draft, text, onText, onSave, onCancel }: ScriptEditorProps) {
  const read = readRows(text);
  const [wantsRows, setWantsRows] = useState(!read.problem);
  const [said, say] = useState('');
  const history = useEditHistory(text, onText);
  const change = (next: string, mark: string | null, words: string) => {
    history.change(next, mark);
    say(words);
  };
  const go = (kind: 'undo' | 'redo') => {
    if (history[kind]()) say(kind === 'undo' ? 'Undone.' : 'Done again.');
  };
  const table = wantsRows && !read.problem ? read.script : null;
  const press = (event: KeyboardEvent) => {
    const kind = table ? historyKey(event) : undefined;
    if (!kind) return;
    event.preventDefault();
    go(kind);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what has the focus in it
    <div
      className={table ? 'script-editor is-rows' : 'script-editor'}
      onBlur={history.settle}
      onKeyDown={press}
    >
      <div className="rows-bar">
        <ViewSwitch isRows={table !== null} canBeRows={!read.problem} onRows={setWantsRows} />
        <div className="rows-steps">
          <Button compact unavailable={!history.canUndo} onClick={() => go('undo')}>
            Undo
          </Button>
          <Button compact unavailable={!history.canRedo} onClick={() => go('redo')}>
            Redo
          </Button>
        </div>
      </div>
      <div className="rows-words">
        {table ? <RowsTotal script={table} pace={paceIn(table, draft)} /> : null}
        <p role="status" className="rows-said">
          {read.problem ? problemWords(read.problem) : said}
        </p>
      </div>
      {table ? (
        <TableView
          {...{ draft, text, onCancel }}
          script={table}
          onScript={(script, mark, words) => change(formatAvScript(script), mark, words)}
          onSaid={say}
          onSettle={history.settle}
          onSave={() => {
            const whole = withoutEmptyCues(table.rows);
            if (whole.some(({ cues }, at) => cues.length < (table.rows[at]?.cues.length ?? 0)))
              onText(formatAvScript({ ...table, rows: whole }));
            onSave();
          }}
        />
      ) : (
        <DocumentEditor
          label="Script"
          hint="Keep “1. Hook | 0-3 s”, “VIDEO:” and “VO:” as they are and the frames follow. Saving makes a new take."
          text={text}
          onText={(next) => change(next, 'text', '')}
          onSave={onSave}
          onCancel={onCancel}
        />
      )}
    </div>
  );
}

type ViewSwitchProps = {
  isRows: boolean;
  canBeRows: boolean;
  onRows: (isRows: boolean) => void;
};

function ViewSwitch({ isRows, canBeRows, onRows }: ViewSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields
    <div role="group" aria-label="Edit as" className="rows-views">
      <Button compact aria-pressed={isRows} unavailable={!canBeRows} onClick={() => onRows(true)}>
        Rows
      </Button>
      <Button compact aria-pressed={!isRows} onClick={() => onRows(false)}>
        Plain text
      </Button>
    </div>
  );
}

type TableViewProps = Pick<ScriptEditorProps, 'draft' | 'text' | 'onSave' | 'onCancel'> & {
  script: AvScript;
  onScript: (script: AvScript, mark: string | null, words: string) => void;
  onSaid: (words: string) => void;
  onSettle: () => void;
};

function TableView({ draft, text, script, onScript, ...on }: TableViewProps) {
  const board = shownBoard(draft);
  const drawn = board && parseAvScript(draft.takes[board.take]?.script ?? '');
  const pace = paceIn(script, draft);
  const error = errorIn(text);
  return (
    <>
      <RowsTable
        script={script}
        pace={pace}
        frames={drawn ? framesOfRows(drawn.rows, script.rows, board.frames) : []}
        onRows={(rows, mark, words) => onScript({ ...script, rows }, mark, words)}
        onSaid={on.onSaid}
        onSettle={on.onSettle}
      />
      <ScriptNotes notes={script.notes} />
      <FieldError>{error}</FieldError>
      <EditorActions blocked={error !== undefined} onSave={on.onSave} onCancel={on.onCancel} />
    </>
  );
}

const paceIn = (script: AvScript, { answers }: Draft) => paceOf(script, answers.creativeApproach);

function problemWords({ line, text, why }: NotRows): string {
  const quoted = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  if (why === 'time')
    return `Line ${line} does not go on where the row before it ends: “${quoted}”. Rows follow each other from 0 s.`;
  return `Line ${line} is no row: “${quoted}”. It stays plain text until each row begins like “1. HOOK | 0-3 s” and each line with “VIDEO:”, “VO:” or who speaks, in capitals.`;
}
