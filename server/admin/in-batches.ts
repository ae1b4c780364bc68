import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Part } from './found-projects.ts';
import type { RowPosition } from './row-position.ts';

const batchRows = 500;

/** Everything `read` gives, newest first, a batch at a time; others have their turn in between. */
export async function* inBatches<Row extends RowPosition>(
  read: (part: Part) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: RowPosition | undefined; ; ) {
    const rows = await read({ after, rows: batchRows });
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (rows.length < batchRows) return;
    await nextTurn();
  }
}
