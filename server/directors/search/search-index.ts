// A page whose total and order come from memory, and its rows, or else these from the database.
import type { DirectoryPage, DirectoryPageQuery } from '#domain/directors/directory.ts';
import type { KnownDirectors } from '../known-directors.ts';
import type { ReadDirectors } from '../read-directors.ts';
import { cursorOf, readCursor } from './cursor.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { searchTermsOf } from './search-terms.ts';

/**
 * Null when one of the page's directors is not there any more: a change was made whose announcement
 * is on its way, and the database has to be searched. Directors read before are taken from `known`,
 * which is dropped with that announcement; until it the page may be that of a moment ago.
 */
export async function searchIndex(
  index: DirectoryIndex,
  read: ReadDirectors,
  query: DirectoryPageQuery,
  known: KnownDirectors,
): Promise<DirectoryPage | null> {
  const after = query.cursor ? readCursor(query.cursor) : undefined;
  const { total, places } = index.find(searchTermsOf(query), { after, rows: query.limit + 1 });
  const shown = places.slice(0, query.limit);
  const last = places.length > query.limit ? shown.at(-1) : undefined;
  const unknown = shown.map(({ id }) => id).filter((id) => !known.get(id));
  const found = unknown.length > 0 ? await read(unknown) : undefined;
  const directors = shown.flatMap(({ id }) => found?.get(id) ?? known.get(id) ?? []);
  for (const director of directors) known.set(director);
  if (directors.length < shown.length) return null;
  return { directors, total, nextCursor: last ? cursorOf(last) : null };
}
