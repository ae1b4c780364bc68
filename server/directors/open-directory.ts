// The public part of the creative directors.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Directory, DirectoryPageQuery } from '#domain/directors/directory.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { chipsWithin, directoryFacts } from './directory-facts.ts';
import { openMemory } from './directory-memory.ts';
import { findDirector, listIds } from './find-director.ts';
import { readAhead } from './read-ahead.ts';
import { openJsonReader, openReader } from './read-directors.ts';
import { DirectoryIndexKeeper } from './search/index-keeper.ts';
import { searchDirectors } from './search/search-directors.ts';
import { searchIndex } from './search/search-index.ts';

export type OpenDirectory = Directory & {
  index: DirectoryIndexKeeper;
  /** Reads everybody on the index until somebody says stop, or directors change. */
  readAhead(isOver: () => boolean): Promise<void>;
};

/** While the index is read one search at a time goes ahead; others wait for it, but no longer. */
const patienceMs = 500;

/**
 * Searches the index while there is one, otherwise the database.
 */
export function openDirectory(db: Database, changes: Changes): OpenDirectory {
  const memory = openMemory(changes);
  const index = new DirectoryIndexKeeper(db, changes);
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
    index,
    async search(query) {
      if (searching > 0) await Promise.race([index.settled(), giveUp()]);
      const current = index.current();
      const found = current && (await searchIndex(current, read, query, memory().directors));
      const page = found ?? (await searchDatabase(query));
      if (query.cursor) return page;
      const chips = await chipsWithin(db, memory(), index, query);
      return chips ? { ...page, chips } : page;
    },
    find: async (id) => memory().directors.get(id) ?? findDirector(db, id),
    facts: () => directoryFacts(db, memory(), index),
    ids: () => listIds(db),
    async readAhead(isOver) {
      const current = index.current();
      const { directors } = memory();
      const isChanged = () => memory().directors !== directors;
      if (current) await readAhead(current, readJson, directors, () => isOver() || isChanged());
    },
  };
}

const giveUp = () => sleep(patienceMs, undefined, { ref: false });
