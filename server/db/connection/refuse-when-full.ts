// The embedded database never comes back from a disk that has no room for its journal: the statement
// that needs the next file of it fails, and the one after that turns in this thread for ever. So it is
// asked to write nothing while there is less room than such a file takes, or while nothing can be written.
import { accessSync, constants, openSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { noRoomError, readOnlyError, roomFor } from '../../start/check-disk.ts';

/** Why nothing can be written now. */
type Look = () => Error | undefined;

// Filling this much takes longer.
const lookEveryMs = 50;

/**
 * Rejects what may write with ENOSPC while `folder` has no room, with EROFS while it is read-only. What only
 * reads goes on.
 */
export function refuseWhenFull(lite: PGlite, folder: string, look: Look = lookAt(folder)) {
  const unlessFull = <Given extends unknown[], Result>(
    act: (...given: Given) => Promise<Result>,
    onlyReads: (first: unknown) => boolean,
  ) => {
    const own = act.bind(lite);
    return async (...given: Given): Promise<Result> => {
      const why = onlyReads(given[0]) ? undefined : look();
      if (why) throw why;
      return own(...given);
    };
  };
  const transact: PGlite['transaction'] = lite.transaction.bind(lite);
  // A commit that fails ends the process; what is not committed is forgotten, and nothing else.
  const lookingAgain: PGlite['transaction'] = (act) =>
    transact(async (inner) => {
      const done = await act(inner);
      const why = look();
      if (why) throw why;
      return done;
    });
  Object.assign(lite, {
    query: unlessFull(lite.query, isReading),
    exec: unlessFull(lite.exec, isReading),
    transaction: unlessFull(lookingAgain, () => false),
  });
}

// A row that is locked is written to. What else a function called here may do is not looked at:
// ours write in transactions.
const isReading = (statement: unknown): boolean =>
  typeof statement === 'string' &&
  /^\s*(?:select|show)\b/i.test(statement) &&
  !/\bfor (?:no key update|update|share|key share)\b/i.test(statement);

function lookAt(folder: string): Look {
  const isWritable = openProbe(folder);
  let at = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    try {
      isWritable();
      if (performance.now() - at >= lookEveryMs) {
        at = performance.now();
        hasRoom = roomFor(statfsSync(folder));
      }
    } catch (cause) {
      return readOnlyError(folder, cause);
    }
    return hasRoom ? undefined : noRoomError(folder);
  };
}

// Each statement looks, which costs microseconds: no room was left for one that comes too late. A folder
// may be read-only for what is opened, or, where a file system stopped itself, for what is open.
function openProbe(folder: string): () => void {
  const file = openSync(join(folder, '.probe'), 'w');
  return () => {
    accessSync(folder, constants.W_OK);
    writeSync(file, '.', 0);
  };
}
