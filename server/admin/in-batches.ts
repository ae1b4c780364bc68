import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Part } from './found-projects.ts';
import type { Place } from './place-in-time.ts';

const batchRows = 500;

/** Everything `read` gives, newest first, a batch at a time; others have their turn in between. */
export async function* inBatches<Row extends Place>(
  read: (part: Part) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Place | undefined; ; ) {
    const rows = await read({ after, rows: batchRows });
    if (rows.length > 0) yield rows;
    after = rows.at(-1);
    if (rows.length < batchRows) return;
    await nextTurn();
  }
}
