// The embedded database never comes back from a disk that has no room for its journal: the statement
// that needs the next file of it fails, and the one after that turns in this thread for ever. So it is
// asked to write nothing while there is less room than such a file takes.
import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { noRoomError, roomFor } from '../../start/check-disk.ts';

// Looking costs a few microseconds; filling this much takes longer.
const lookEveryMs = 50;

/** Rejects what may write with ENOSPC while `folder` has no room. What only reads goes on. */
export function refuseWhenFull(lite: PGlite, folder: string, look: () => boolean = lookAt(folder)) {
  const unlessFull = <Given extends unknown[], Result>(
    act: (...given: Given) => Promise<Result>,
    onlyReads: (first: unknown) => boolean,
  ) => {
    const own = act.bind(lite);
    return async (...given: Given): Promise<Result> => {
      if (!onlyReads(given[0]) && !look()) throw noRoomError(folder);
      return own(...given);
    };
  };
  Object.assign(lite, {
    query: unlessFull(lite.query, isReading),
    exec: unlessFull(lite.exec, isReading),
    transaction: unlessFull(lite.transaction, () => false),
  });
}

// A row that is locked is written to. What else a function called here may do is not looked at:
// ours write in transactions.
const isReading = (statement: unknown): boolean =>
  typeof statement === 'string' &&
  /^\s*(?:select|show)\b/i.test(statement) &&
  !/\bfor (?:no key update|update|share|key share)\b/i.test(statement);

function lookAt(folder: string): () => boolean {
  let at = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    if (performance.now() - at < lookEveryMs) return hasRoom;
    at = performance.now();
    hasRoom = roomFor(statfsSync(folder));
    return hasRoom;
  };
}
