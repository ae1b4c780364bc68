// The public part of the creative directors.
import type { Directory } from '#domain/directors/directory.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { directoryFacts } from './directory-facts.ts';
import { openMemory } from './directory-memory.ts';
import { findDirector, listIds } from './find-director.ts';
import { openRoster, type RosterKeeper } from './keep-roster.ts';
import { searchDirectors } from './search-directors.ts';
import { rowsByIds, searchRoster } from './search-roster.ts';

export type OpenDirectory = Directory & { roster: RosterKeeper };

/**
 * Searches the roster while there is one, otherwise the database; what was counted there is kept
 * until directors change.
 */
export function openDirectory(db: Database, changes: Changes): OpenDirectory {
  const memory = openMemory(changes);
  const roster = openRoster(db, changes);
  const rowsOf = rowsByIds(db);
  return {
    roster,
    async search(query) {
      const current = roster.current();
      const page = current && (await searchRoster(current, rowsOf, query));
      return page ?? searchDirectors(db, memory(), query);
    },
    find: (id) => findDirector(db, id),
    facts: () => directoryFacts(db, memory(), roster),
    ids: () => listIds(db),
  };
}
