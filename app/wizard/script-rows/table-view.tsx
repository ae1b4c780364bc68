import { FieldError } from '#app/ui/controls/field-error.tsx';
import { ScriptNotes } from '#app/ui/paper/av-script.tsx';
import { type AvScript, parseAvScript } from '#domain/script/av-script.ts';
import { framesOfRows } from '#domain/script/rows/frame-rows.ts';
import { paceOf } from '#domain/script/rows/stopwatch.ts';
import { type Draft, shownBoard } from '#domain/wizard/draft/draft.ts';
import { EditorActions, errorIn, openEditWords } from '../writing/document-editor.tsx';
import { RowsTable } from './rows-table.tsx';

type TableViewProps = {
  draft: Draft;
  text: string;
  script: AvScript;
  /** Somebody wanted to go on without ending the edit. */
  isPassed: boolean;
  /** `mark` names the field that is typed in; `said` is what became of it. */
  onScript: (script: AvScript, mark: string | null, said: string) => void;
  onSaid: (said: string) => void;
  onSettle: () => void;
  onSave: () => void;
  onCancel: () => void;
};

/** A script as a table, with its notes and what ends the edit. */
export function TableView({ draft, text, script, isPassed, onScript, ...on }: TableViewProps) {
  const board = shownBoard(draft);
  const drawn = board && parseAvScript(draft.takes[board.take]?.script ?? '');
  const error = errorIn(text);
  return (
    <>
      <RowsTable
        script={script}
        pace={paceOf(script, draft.answers.creativeApproach)}
        frames={drawn ? framesOfRows(drawn.rows, script.rows, board.frames) : []}
        onRows={(rows, mark, said) => onScript({ ...script, rows }, mark, said)}
        onSaid={on.onSaid}
        onSettle={on.onSettle}
      />
      <ScriptNotes notes={script.notes} />
      <FieldError>{error ?? (isPassed ? openEditWords : undefined)}</FieldError>
      <EditorActions blocked={error !== undefined} onSave={on.onSave} onCancel={on.onCancel} />
    </>
  );
}
