// A page whose total and order come from memory, its rows from the database.
import { and, eq, sql } from 'drizzle-orm';
import type { PublicDirector } from '#domain/directors/director.ts';
import type { DirectoryPage, DirectoryPageQuery } from '#domain/directors/directory.ts';
import type { Database } from '../db/database.ts';
import { creativeDirectors as table } from '../db/schema.ts';
import { cursorOf, readCursor } from './cursor.ts';
import type { DirectoryMemory } from './directory-memory.ts';
import { needlesOf } from './needles.ts';
import { presentDirector, publicColumns } from './public-columns.ts';
import type { Roster } from './roster.ts';

export type RowsOf = ReturnType<typeof rowsByIds>;

/**
 * The active directors of those ids, in no order, each as one JSON: the embedded database takes half
 * as long for that as for all columns. The statement is built once; it has no name, so that it may
 * go through a pool that hands connections about.
 */
export const rowsByIds = (db: Database) =>
  db
    .select({ json: sql<string>`json_build_object(${sql.join(namedColumns, sql`, `)})::text` })
    .from(table)
    .where(and(sql`${table.id} = any(${sql.placeholder('ids')})`, eq(table.active, true)))
    .prepare('');

const namedColumns = Object.entries(publicColumns).map(
  ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
);

/** A row as JSON has it: its times are texts. */
const readRow = ({ json }: { json: string }): PublicDirector => {
  const row: PublicDirector = JSON.parse(json);
  return presentDirector({ ...row, last_synced_at: new Date(row.last_synced_at) });
};

/**
 * Null when one of the page's directors is not there any more: a change was made whose announcement
 * is on its way, and the database has to be searched. Directors read before are taken from `known`,
 * which is dropped with that announcement; until it the page may be that of a moment ago.
 */
export async function searchRoster(
  roster: Roster,
  rowsOf: RowsOf,
  query: DirectoryPageQuery,
  known: DirectoryMemory['directors'],
): Promise<DirectoryPage | null> {
  const after = query.cursor ? readCursor(query.cursor) : undefined;
  const { total, places } = roster.find(needlesOf(query), { after, rows: query.limit + 1 });
  const shown = places.slice(0, query.limit);
  const last = places.length > query.limit ? shown.at(-1) : undefined;
  const unknown = shown.map(({ id }) => id).filter((id) => !known.get(id));
  const rows = unknown.length > 0 ? await rowsOf.execute({ ids: unknown }) : [];
  for (const director of rows.map(readRow)) known.set(director.id, director);
  const directors = shown.flatMap(({ id }) => known.get(id) ?? []);
  if (directors.length < shown.length) return null;
  return { directors, total, nextCursor: last ? cursorOf(last) : null };
}
