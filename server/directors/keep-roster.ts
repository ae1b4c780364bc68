import { sql } from 'drizzle-orm';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { readRoster, readVersion } from './read-roster.ts';
import type { Roster } from './roster.ts';

export type RosterKeeper = {
  /** Of the directory as it is; undefined while there is none, and the database has to be searched. */
  current(): Roster | undefined;
  /** The same, once a refresh that is expected or under way has ended. */
  settled(): Promise<Roster | undefined>;
  /** Says that a refresh will follow. */
  expect(): void;
  /** Reads the roster if directors changed. `isOver`: what is read is of no use any more. */
  refresh(isOver: () => boolean): Promise<void>;
  /** Says that no refresh follows. */
  giveUp(): void;
};

/** A change of the directors takes the roster away at once, until it is refreshed. */
export function openRoster(db: Database, changes: Changes): RosterKeeper {
  let current: Roster | undefined;
  let latest: Roster | undefined;
  let expected: PromiseWithResolvers<Roster | undefined> | undefined;
  changes.subscribe('directors', () => {
    current = undefined;
  });
  const settle = (roster: Roster | undefined) => {
    expected?.resolve(roster);
    expected = undefined;
  };
  return {
    current: () => current,
    settled: async () => current ?? expected?.promise,
    expect() {
      expected ??= Promise.withResolvers();
    },
    async refresh(isOver) {
      const kept = latest;
      latest = undefined; // two of them would need twice the memory
      const roster = await readCurrent(db, kept, isOver);
      if (isOver()) return;
      current = latest = roster;
      settle(roster);
    },
    giveUp: () => settle(undefined),
  };
}

/**
 * A change that has been made without our having heard of it yet shows in the version: no roster
 * holds some directors from before a change and some from after it.
 */
async function readCurrent(
  db: Database,
  kept: Roster | undefined,
  isOver: () => boolean,
): Promise<Roster | undefined> {
  const version = await readVersion(db);
  if (kept?.version === version) return kept;
  await settleIndex(db);
  const roster = await readRoster(db, version, isOver);
  if (!roster || isOver() || (await readVersion(db)) === version) return roster;
  return readCurrent(db, undefined, isOver);
}

// Until then the database is searched. New keys wait in a list that every search reads whole, until
// somebody puts them in their places; the embedded database has nobody who would.
const settleIndex = (db: Database) =>
  db.execute(sql`select gin_clean_pending_list('director_search_found')`);
