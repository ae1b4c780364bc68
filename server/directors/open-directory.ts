// The public part of the creative directors.
import type { Directory } from '#domain/directors/directory.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { directoryFacts } from './directory-facts.ts';
import { openMemory } from './directory-memory.ts';
import { findDirector, listIds } from './find-director.ts';
import { searchDirectors } from './search-directors.ts';

/** Reads directors from the database; what it counted is kept until they change. */
export function openDirectory(db: Database, changes: Changes): Directory {
  const memory = openMemory(changes);
  return {
    search: (query) => searchDirectors(db, memory(), query),
    find: (id) => findDirector(db, id),
    facts: () => directoryFacts(db, memory()),
    ids: () => listIds(db),
  };
}
