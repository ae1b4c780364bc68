import { type AvScript, formatAvScript } from '#domain/script/av-script.ts';
import {
  compareRows,
  lineChanges,
  type RowChange,
  takeChanges,
} from '#domain/script/rows/difference.ts';
import { asOwn, DifferenceView, ownWords } from '../difference/difference-view.tsx';
import { DifferentLines } from '../difference/different-lines.tsx';

type DifferencePanelProps = {
  heading: string;
  before: AvScript;
  after: AvScript;
  /** What stands is the one after: taking it whole would change nothing. */
  isTaken?: boolean;
  /** The places of rows that somebody changed: they stay unless they are marked. */
  own?: ReadonlySet<number>;
  /** The text with what is marked. */
  onTake: (text: string) => void;
  onClose: () => void;
};

/** What is different between two versions of a script, line by line; it is taken whole or in part. */
export function DifferencePanel({ before, after, own, onTake, ...shown }: DifferencePanelProps) {
  const parts = compareRows(before.rows, after.rows).map(partOf);
  const hasOwn = own !== undefined && own.size > 0;
  return (
    <DifferenceView
      {...shown}
      lead={`Struck out is what goes, behind it what comes. ${unmarkedWords(before, after)}${hasOwn ? ownWords : ''}`}
      parts={parts.map((part, at) => (own?.has(at) ? asOwn(part) : part))}
      {...(own ? { unmarked: own } : {})}
      onTake={(taken) => onTake(formatAvScript(takeChanges(before, after, taken)))}
    />
  );
}

// In a film of another length all rows may have to share its seconds.
const unmarkedWords = (before: AvScript, after: AvScript): string => {
  const [was, is] = [before, after].map(({ rows }) => rows.at(-1)?.endSeconds ?? 0);
  return was === is
    ? 'Without its mark a row stays as it was.'
    : `Without its mark a row keeps its words; its seconds may change, so that the film lasts ${is} seconds.`;
};

const partOf = (change: RowChange) =>
  change.isSame
    ? { key: nameOf(change), label: `${nameOf(change)} stays as it is.`, isSame: true }
    : {
        key: labelOf(change),
        label: labelOf(change),
        isSame: false,
        children: <DifferentLines lines={lineChanges(change)} />,
      };

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
