import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { type AvScript, formatAvScript } from '#domain/script/av-script.ts';
import {
  compareRows,
  type LineChange,
  lineChanges,
  type RowChange,
  takeChanges,
} from '#domain/script/rows/difference.ts';

type DifferencePanelProps = {
  heading: string;
  before: AvScript;
  after: AvScript;
  /** What stands is the one after: taking it whole would change nothing. */
  isTaken?: boolean;
  /** The text with what is marked. */
  onTake: (text: string) => void;
  onClose: () => void;
};

/** What is different between two versions of a script, line by line; it is taken whole or in part. */
export function DifferencePanel({
  heading,
  before,
  after,
  isTaken = false,
  onTake,
  onClose,
}: DifferencePanelProps) {
  const changes = compareRows(before.rows, after.rows);
  const different = [...changes.keys()].filter((at) => !changes[at]?.isSame);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const taken = new Set(different.filter((at) => !left.has(at)));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isWhole = taken.size === different.length;
  const mark = (at: number, isTaken: boolean) =>
    setLeft(new Set(isTaken ? [...left].filter((one) => one !== at) : [...left, at]));
  return (
    <section className="difference" aria-label="Difference">
      <h3 ref={title} tabIndex={-1} className="difference-heading">
        {heading}
      </h3>
      <p className="rows-said">
        Struck out is what goes, behind it what comes. Without its mark a row stays as it was.
      </p>
      <ol className="difference-rows">
        {changes.map((change, at) => (
          <li key={change.isSame ? nameOf(change) : labelOf(change)}>
            {change.isSame ? (
              <p className="difference-same">{nameOf(change)} stays as it is.</p>
            ) : (
              <>
                <Checkbox
                  label={labelOf(change)}
                  checked={taken.has(at)}
                  onChange={({ target }) => mark(at, target.checked)}
                />
                <Lines lines={lineChanges(change)} />
              </>
            )}
          </li>
        ))}
      </ol>
      <div className="paper-actions">
        <Button compact onClick={onClose}>
          {isTaken ? 'Close' : 'Keep it as it is'}
        </Button>
        <Button
          compact
          variant="ink"
          unavailable={taken.size === 0 || (isTaken && isWhole)}
          onClick={() => onTake(formatAvScript(takeChanges(before, after, taken)))}
        >
          {taken.size === different.length
            ? 'Take all'
            : `Take ${taken.size} of ${different.length}`}
        </Button>
      </div>
    </section>
  );
}

function Lines({ lines }: { lines: LineChange[] }) {
  return (
    <ul className="difference-lines">
      {lines.map(({ isNew, text }) => (
        <li key={`${isNew} ${text}`} dir="auto">
          <span className="sr-only">{isNew ? 'New: ' : 'Gone: '}</span>
          {isNew ? <ins>{text}</ins> : <del>{text}</del>}
        </li>
      ))}
    </ul>
  );
}

const spanOf = ({ startSeconds, endSeconds }: { startSeconds: number; endSeconds: number }) =>
  `${startSeconds}–${endSeconds} s`;

function nameOf({ before, after }: RowChange): string {
  const row = after ?? before;
  return row ? `${row.beat.toLowerCase() || 'Row'}, ${spanOf(row)}` : '';
}

function labelOf(change: RowChange): string {
  if (!change.before) return `Add ${nameOf(change)}`;
  return change.after ? `Change ${nameOf(change)}` : `Drop ${nameOf(change)}`;
}
