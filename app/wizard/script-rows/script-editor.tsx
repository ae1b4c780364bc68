import { type KeyboardEvent, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { type AvScript, formatAvScript } from '#domain/script/av-script.ts';
import { withoutEmptyCues } from '#domain/script/rows/arrange-rows.ts';
import { problemWords, timesWords } from '#domain/script/rows/problem-words.ts';
import { readRows } from '#domain/script/rows/read-rows.ts';
import { paceOf } from '#domain/script/rows/stopwatch.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import type { Wizard } from '../use-wizard.ts';
import { DocumentEditor } from '../writing/document-editor.tsx';
import { DifferencePanel } from './difference-panel.tsx';
import { FitButtons } from './fit-buttons.tsx';
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
  const edit = useScriptEdit(wizard, text, onText);
  const { table, say, fitted, setFitted, history, change, go } = edit;
  if (table && fitted) {
    const end = (words: string) => {
      say(words);
      setFitted(null);
    };
    return (
      <FittedScript
        before={table}
        after={fitted}
        onTake={(next) => {
          change(next, null, '');
          end('Taken. Undo brings back what was there.');
        }}
        onClose={() => end('The script is as it was.')}
      />
    );
  }
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
      <EditorTop edit={edit} draft={draft} />
      {table ? (
        <TableView
          {...{ draft, text, onCancel }}
          script={table}
          isPassed={wizard.attempted}
          onScript={(script, mark, words) => change(formatAvScript(script), mark, words)}
          onSaid={say}
          onSettle={history.settle}
          onSave={() => {
            const whole = withoutGaps(table);
            if (whole) onText(whole);
            onSave();
          }}
        />
      ) : (
        <DocumentEditor
          label="Script"
          hint="Keep “1. Hook | 0-3 s”, “VIDEO:” and “VO:” as they are and the frames follow. Saving makes a new take."
          text={text}
          problem={timesWords(text)}
          isPassed={wizard.attempted}
          onText={(next) => change(next, 'text', '')}
          onSave={onSave}
          onCancel={onCancel}
        />
      )}
    </div>
  );
}

type TopProps = { edit: ReturnType<typeof useScriptEdit>; draft: Draft };

function EditorTop({ edit, draft }: TopProps) {
  const { read, table, said, fit, history, go } = edit;
  return (
    <div className="rows-top">
      <div className="rows-bar">
        <ViewSwitch
          isRows={table !== null}
          canBeRows={!read.problem}
          onRows={(isRows) => {
            fit.stop();
            edit.setWantsRows(isRows);
          }}
        />
        {table ? <FitButtons film={lengthOf(table)} fit={fit} /> : null}
        <StepButtons history={history} onGo={go} />
      </div>
      <div className="rows-words">
        {table ? (
          <RowsTotal script={table} pace={paceOf(table, draft.answers.creativeApproach)} />
        ) : null}
        <p role="status" className="rows-said">
          {/* Seconds that do not add up are told at the text itself. */}
          {read.problem?.why === 'no-row' ? problemWords(read.problem) : said}
        </p>
      </div>
    </div>
  );
}

function useScriptEdit(wizard: Wizard, text: string, onText: (text: string) => void) {
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
  const go = (kind: 'undo' | 'redo') => {
    if (history[kind]()) say(kind === 'undo' ? 'Undone.' : 'Done again.');
  };
  const table = wantsRows && !read.problem ? read.script : null;
  return { read, table, setWantsRows, said, say, fit, fitted, setFitted, history, change, go };
}

const lengthOf = ({ rows }: AvScript): number => rows.at(-1)?.endSeconds ?? 0;

// The script without cues that say nothing; null where there is none.
function withoutGaps(table: AvScript): string | null {
  const rows = withoutEmptyCues(table.rows);
  const isShorter = rows.some(({ cues }, at) => cues.length < (table.rows[at]?.cues.length ?? 0));
  return isShorter ? formatAvScript({ ...table, rows }) : null;
}

type FittedProps = {
  before: AvScript;
  after: AvScript;
  onTake: (text: string) => void;
  onClose: () => void;
};

const FittedScript = (props: FittedProps) => (
  <div className="script-editor is-rows">
    <DifferencePanel
      heading={`At ${lengthOf(props.after)} s instead of ${lengthOf(props.before)} s`}
      {...props}
    />
  </div>
);

type StepsProps = {
  history: ReturnType<typeof useEditHistory>;
  onGo: (kind: 'undo' | 'redo') => void;
};

const StepButtons = ({ history, onGo }: StepsProps) => (
  <div className="rows-steps">
    <Button compact unavailable={!history.canUndo} onClick={() => onGo('undo')}>
      Undo
    </Button>
    <Button compact unavailable={!history.canRedo} onClick={() => onGo('redo')}>
      Redo
    </Button>
  </div>
);
