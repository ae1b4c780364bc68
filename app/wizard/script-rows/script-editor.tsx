import { type KeyboardEvent, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { type AvScript, formatAvScript } from '#domain/script/av-script.ts';
import { withoutEmptyCues } from '#domain/script/rows/arrange-rows.ts';
import { readRows } from '#domain/script/rows/read-rows.ts';
import { paceOf } from '#domain/script/rows/stopwatch.ts';
import type { Wizard } from '../use-wizard.ts';
import { DocumentEditor } from '../writing/document-editor.tsx';
import { DifferencePanel } from './difference-panel.tsx';
import { FitButtons } from './fit-buttons.tsx';
import { problemWords } from './problem-words.ts';
import { RowsTotal } from './rows-total.tsx';
import './script-rows.css';
import { TableView } from './table-view.tsx';
import { historyKey, useEditHistory } from './use-edit-history.ts';
import { useFit } from './use-fit.ts';
import { ViewSwitch } from './view-switch.tsx';

type ScriptEditorProps = {
  wizard: Wizard;
  text: string;
  onText: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

/**
 * A script being edited: as rows where it is rows, and as plain text at a press. The text is what is
 * edited in both, so that nothing is lost between them.
 */
export function ScriptEditor({ wizard, text, onText, onSave, onCancel }: ScriptEditorProps) {
  const { draft } = wizard;
  const read = readRows(text);
  const [wantsRows, setWantsRows] = useState(!read.problem);
  const [said, say] = useState('');
  const [fitted, setFitted] = useState<AvScript | null>(null);
  const history = useEditHistory(text, onText);
  const fit = useFit({
    wizard,
    text,
    onFitted(next) {
      const other = readRows(next);
      if (other.problem) say('Nothing changed: the answer could not be read as rows.');
      else setFitted(other.script);
    },
    onSaid: say,
  });
  // What is typed meanwhile is worth more than an answer to what stood there before.
  const change = (next: string, mark: string | null, words: string) => {
    if (fit.fitting) fit.stop();
    history.change(next, mark);
    say(words);
  };
  const table = wantsRows && !read.problem ? read.script : null;
  const go = (kind: 'undo' | 'redo') => {
    if (history[kind]()) say(kind === 'undo' ? 'Undone.' : 'Done again.');
  };
  if (table && fitted)
    return (
      <div className="script-editor is-rows">
        <DifferencePanel
          heading={`At ${fitted.rows.at(-1)?.endSeconds ?? 0} s instead of ${table.rows.at(-1)?.endSeconds ?? 0} s`}
          before={table}
          after={fitted}
          onTake={(next) => {
            change(next, null, 'Taken. Undo brings back what was there.');
            setFitted(null);
          }}
          onClose={() => {
            say('The script is as it was.');
            setFitted(null);
          }}
        />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what has the focus in it
    <div
      className={table ? 'script-editor is-rows' : 'script-editor'}
      onBlur={history.settle}
      onKeyDown={(event: KeyboardEvent) => {
        const kind = table ? historyKey(event) : undefined;
        if (!kind) return;
        event.preventDefault();
        go(kind);
      }}
    >
      <div className="rows-top">
        <div className="rows-bar">
          <ViewSwitch
            isRows={table !== null}
            canBeRows={!read.problem}
            onRows={(isRows) => {
              fit.stop();
              setWantsRows(isRows);
            }}
          />
          {table ? (
            <FitButtons
              film={table.rows.at(-1)?.endSeconds ?? 0}
              fitting={fit.fitting}
              onFit={fit.refit}
              onStop={() => fit.stop('Stopped. The script is as it was.')}
            />
          ) : null}
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
          {table ? (
            <RowsTotal script={table} pace={paceOf(table, draft.answers.creativeApproach)} />
          ) : null}
          <p role="status" className="rows-said">
            {read.problem ? problemWords(read.problem) : said}
          </p>
        </div>
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
