// A page whose total and order come from memory, its rows from the database.
import { and, eq, sql } from 'drizzle-orm';
import type { PublicDirector } from '#domain/directors/director.ts';
import type { DirectoryPage, DirectoryPageQuery } from '#domain/directors/directory.ts';
import type { Database } from '../db/database.ts';
import { creativeDirectors as table } from '../db/schema.ts';
import { cursorOf, readCursor } from './cursor.ts';
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
 * is on its way, and the database has to be searched. Nobody is shown who was switched off, and what
 * is shown of a director is what the database holds. Until the announcement the total and the order
 * may be those of a moment ago, and so may the reason for which somebody is on the page.
 */
export async function searchRoster(
  roster: Roster,
  rowsOf: RowsOf,
  query: DirectoryPageQuery,
): Promise<DirectoryPage | null> {
  const after = query.cursor ? readCursor(query.cursor) : undefined;
  const { total, places } = roster.find(needlesOf(query), { after, rows: query.limit + 1 });
  const shown = places.slice(0, query.limit);
  const last = places.length > query.limit ? shown.at(-1) : undefined;
  const rows = shown.length > 0 ? await rowsOf.execute({ ids: shown.map(({ id }) => id) }) : [];
  const byId = new Map(rows.map(readRow).map((director) => [director.id, director]));
  const directors = shown.flatMap(({ id }) => byId.get(id) ?? []);
  if (directors.length < shown.length) return null;
  return { directors, total, nextCursor: last ? cursorOf(last) : null };
}
