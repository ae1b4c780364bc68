import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RefusedRow } from '../../db/schema.ts';
import { type DirectorRow, readDirectorRow } from './director-row.ts';

/** What a feed's rows came to. */
export type TakenRows = {
  directors: DirectorRow[];
  refusedCount: number;
  /** The first 200. */
  refused: RefusedRow[];
  /** Whom refused rows name; some may be among `directors` as well. */
  refusedIds: string[];
};

const mostRefusedShown = 200;
const rowsAtOnce = 250;

/**
 * Reads every row; of rows with the same id the first good one is taken. Ids of directors whom the
 * house entered itself (`house`) are not the feed's to use.
 */
export async function takeRows(
  rows: readonly unknown[],
  signal: AbortSignal,
  house: ReadonlySet<string> = new Set(),
): Promise<TakenRows> {
  const byId = new Map<string, DirectorRow>();
  const refusedIds = new Set<string>();
  const refused: RefusedRow[] = [];
  let refusedCount = 0;
  const refuse = (row: number, id: string | null, reason: string) => {
    refusedCount += 1;
    if (id !== null) refusedIds.add(id);
    if (refused.length < mostRefusedShown) refused.push({ row, id, reason });
  };
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) {
      await nextTurn(); // others are served in between
      signal.throwIfAborted();
    }
    const read = readDirectorRow(row);
    if (read.refused) refuse(index + 1, read.refused.id, read.refused.reason);
    else if (house.has(read.director.id))
      refuse(index + 1, read.director.id, 'has the id of a director whom the house entered');
    else if (byId.has(read.director.id))
      refuse(index + 1, read.director.id, 'has the id of a row before it');
    else byId.set(read.director.id, read.director);
  }
  return {
    directors: [...byId.values()],
    refusedCount,
    refused,
    refusedIds: [...refusedIds],
  };
}
