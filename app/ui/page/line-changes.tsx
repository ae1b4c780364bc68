import type { ComparedLine } from '#domain/compare-lines.ts';
import type { TextChanges } from '#domain/text-changes.ts';
import './line-changes.css';

type LineChangesProps = {
  changes: TextChanges;
  /** How the sides are said to who does not see them. */
  of?: { gone: string; new: string };
};

/** The changed lines of a text between those that stayed: gone is struck, new is marked, and both are said. */
export function LineChanges({
  changes: { lines, left },
  of = { gone: 'Gone', new: 'New' },
}: LineChangesProps) {
  return (
    <>
      <ul className="line-changes">
        {lines.map((line, at) => (
          // A text is compared whole, and two of its lines may read the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at} dir="auto">
            <Line line={line} of={of} />
          </li>
        ))}
      </ul>
      {left > 0 ? <p className="muted">{left} more changed lines are not shown.</p> : null}
    </>
  );
}

function Line({
  line: { kind, text },
  of,
}: { line: ComparedLine } & Required<Pick<LineChangesProps, 'of'>>) {
  if (kind === 'same') return text;
  return kind === 'new' ? (
    <>
      <span className="sr-only">{of.new}: </span>
      <ins>{text}</ins>
    </>
  ) : (
    <>
      <span className="sr-only">{of.gone}: </span>
      <del>{text}</del>
    </>
  );
}
