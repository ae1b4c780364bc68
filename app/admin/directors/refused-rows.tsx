import type { RefusedDirectorRow } from '#domain/admin/directors.ts';
import { ScrollRegion } from '../../ui/page/scroll-region.tsx';
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
      <ScrollRegion className="refused-rows" label={title}>
        <ul>
          {rows.map(({ row, id, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row can be refused for one reason alone
            <li key={at}>
              {unit} {row}
              {id === null ? '' : ` (${id})`}: {reason}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </details>
  );
}
