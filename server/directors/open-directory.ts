// The public part of the creative directors.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Directory, DirectoryPageQuery } from '#domain/directors/directory.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { directoryFacts } from './directory-facts.ts';
import { openMemory } from './directory-memory.ts';
import { findDirector, listIds } from './find-director.ts';
import { readAhead } from './read-ahead.ts';
import { openJsonReader, openReader } from './read-directors.ts';
import { RosterKeeper } from './search/roster-keeper.ts';
import { searchDirectors } from './search/search-directors.ts';
import { searchRoster } from './search/search-roster.ts';

export type OpenDirectory = Directory & {
  roster: RosterKeeper;
  /** Reads everybody on the roster until somebody says stop, or directors change. */
  readAhead(isOver: () => boolean): Promise<void>;
};

/** While the roster is read one search at a time goes ahead; others wait for it, but no longer. */
const patienceMs = 500;

/**
 * Searches the roster while there is one, otherwise the database.
 */
export function openDirectory(db: Database, changes: Changes): OpenDirectory {
  const memory = openMemory(changes);
  const roster = new RosterKeeper(db, changes);
  const read = openReader(db);
  const readJson = openJsonReader(db);
  let searching = 0;
  const searchDatabase = async (query: DirectoryPageQuery) => {
    searching += 1;
    try {
      return await searchDirectors(db, query);
    } finally {
      searching -= 1;
    }
  };
  return {
    roster,
    async search(query) {
      if (searching > 0) await Promise.race([roster.settled(), giveUp()]);
      const current = roster.current();
      const page = current && (await searchRoster(current, read, query, memory().directors));
      return page ?? searchDatabase(query);
    },
    find: async (id) => memory().directors.get(id) ?? findDirector(db, id),
    facts: () => directoryFacts(db, memory(), roster),
    ids: () => listIds(db),
    async readAhead(isOver) {
      const current = roster.current();
      const { directors } = memory();
      const isChanged = () => memory().directors !== directors;
      if (current) await readAhead(current, readJson, directors, () => isOver() || isChanged());
    },
  };
}

const giveUp = () => sleep(patienceMs, undefined, { ref: false });
