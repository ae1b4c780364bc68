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
  /** Reads the roster if directors changed; ends without one when they change meanwhile. */
  refresh(isStopped: () => boolean): Promise<void>;
  /** Says that no refresh follows. */
  giveUp(): void;
};

/** A change of the directors takes the roster away at once, until it is refreshed. */
export function openRoster(db: Database, changes: Changes): RosterKeeper {
  let current: Roster | undefined;
  let latest: Roster | undefined;
  let expected: PromiseWithResolvers<Roster | undefined> | undefined;
  let heard = 0;
  changes.subscribe('directors', () => {
    current = undefined;
    heard += 1;
  });
  const settle = (roster: Roster | undefined) => {
    expected?.resolve(roster);
    expected = undefined;
  };
  const read = async (version: number, isStopped: () => boolean) => {
    await settleIndex(db);
    let known = heard;
    return readRoster(db, version, async () => {
      if (isStopped() || known === heard) return isStopped();
      known = heard;
      return (await readVersion(db)) !== version;
    });
  };
  return {
    current: () => current,
    settled: async () => current ?? expected?.promise,
    expect() {
      expected ??= Promise.withResolvers();
    },
    async refresh(isStopped) {
      const version = await readVersion(db);
      const kept = latest?.version === version ? latest : undefined;
      latest = undefined; // two of them would need twice the memory
      const roster = kept ?? (await read(version, isStopped));
      if (!roster) return;
      // The version tells of changes whose announcement is on its way: no roster holds some directors
      // from before a change and some from after it.
      let known: number;
      do {
        known = heard;
        if ((await readVersion(db)) !== version) return;
      } while (known !== heard);
      current = latest = roster;
      settle(roster);
    },
    giveUp: () => settle(undefined),
  };
}

// Until then the database is searched. New keys wait in a list that every search reads whole, until
// somebody puts them in their places; the embedded database has nobody who would.
const settleIndex = (db: Database) =>
  db.execute(sql`select gin_clean_pending_list('director_search_found')`);
