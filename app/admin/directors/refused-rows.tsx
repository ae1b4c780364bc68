import type { RefusedDirectorRow } from '#domain/admin/directors.ts';
import { counted } from './director-words.ts';

type RefusedRowsProps = {
  count: number;
  rows: readonly RefusedDirectorRow[];
  /** What the number of a row counts. */
  unit: 'Line' | 'Row';
};

/** Which rows were not taken, and why. */
export function RefusedRows({ count, rows, unit }: RefusedRowsProps) {
  if (count === 0) return null;
  const title = `${counted(count, 'row')} refused${count > rows.length ? `, the first ${rows.length}` : ''}`;
  return (
    <details>
      <summary className="min-h-11 py-2.5">{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="refused-rows" tabIndex={0} aria-label={title}>
        <ul>
          {rows.map(({ row, id, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row can be refused for one reason alone
            <li key={at}>
              {unit} {row}
              {id === null ? '' : ` (${id})`}: {reason}
            </li>
          ))}
        </ul>
      </section>
    </details>
  );
}
