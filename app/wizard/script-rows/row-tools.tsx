import { Button } from '#app/ui/controls/button.tsx';
import type { ScriptRow } from '#domain/script/av-script.ts';
import {
  addRow,
  mergeRows,
  moveRow,
  removeRow,
  splitRow,
} from '#domain/script/rows/arrange-rows.ts';

/** What was done to the rows: which to go on with, and what is said of it. */
export type Arranged = { rows: ScriptRow[]; row: number; part: string; said: string };

type RowToolsProps = {
  rows: readonly ScriptRow[];
  at: number;
  onArrange: (arranged: Arranged) => void;
};

/** What can be done to a row as a whole. */
export function RowTools({ rows, at, onArrange }: RowToolsProps) {
  return (
    <div className="rows-tools">
      {tools(rows, at).map(({ part, label, of, next, row, focus, said }) => (
        <Button
          compact
          key={part}
          data-part={part}
          unavailable={!next}
          onClick={() => next && onArrange({ rows: next, row, part: focus, said })}
        >
          {label}
          <span className="sr-only"> {of}</span>
        </Button>
      ))}
    </div>
  );
}

function tools(rows: readonly ScriptRow[], at: number) {
  const number = at + 1;
  const of = `row ${number}`;
  const isLast = at === rows.length - 1;
  return [
    {
      part: 'up',
      label: 'Move up',
      of,
      next: moveRow(rows, at, at - 1),
      row: at - 1,
      focus: 'up',
      said: `Row ${number} is row ${at} now.`,
    },
    {
      part: 'down',
      label: 'Move down',
      of,
      next: moveRow(rows, at, at + 1),
      row: at + 1,
      focus: 'down',
      said: `Row ${number} is row ${number + 1} now.`,
    },
    {
      part: 'split',
      label: 'Split',
      of,
      next: splitRow(rows, at),
      row: at + 1,
      focus: 'video',
      said: `Row ${number} is rows ${number} and ${number + 1} now.`,
    },
    {
      part: 'merge',
      label: 'Merge',
      of: isLast ? of : `${of} with row ${number + 1}`,
      next: mergeRows(rows, at),
      row: at,
      focus: 'video',
      said: `Rows ${number} and ${number + 1} are row ${number} now.`,
    },
    {
      part: 'add',
      label: 'Add row',
      of: `after ${of}`,
      next: addRow(rows, at),
      row: at + 1,
      focus: 'video',
      said: `Row ${number + 1} is new. Its seconds come from row ${number}.`,
    },
    {
      part: 'delete',
      label: 'Delete',
      of,
      next: removeRow(rows, at),
      row: Math.min(at, rows.length - 2),
      focus: 'video',
      said: `Row ${number} is gone. Undo brings it back.`,
    },
  ];
}
