// A search of the database, while there is no index: one statement finds, counts and gives a page.
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DirectoryPage, DirectoryPageQuery } from '#domain/directors/directory.ts';
import type { Database } from '../../db/database.ts';
import { directorSearch as search, creativeDirectors as table } from '../../db/schema.ts';
import { presentDirector, publicColumns } from '../public-columns.ts';
import { cursorOf, type RowPosition, readCursor } from './cursor.ts';
import { found, looked, type SearchTerm, searchTermsOf } from './search-terms.ts';

/** Rows of the page after `after`, `rows` at most. */
export type PagePart = { after: RowPosition | undefined; rows: number };

export async function searchDirectors(
  db: Database,
  query: DirectoryPageQuery,
): Promise<DirectoryPage> {
  const terms = searchTermsOf(query);
  const after = query.cursor ? readCursor(query.cursor) : undefined;
  const rows = await findPage(db, terms, { after, rows: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return {
    directors: shown.map(({ director }) => presentDirector(director)),
    total: rows[0]?.total ?? (await countMatches(db, terms)),
    nextCursor: last ? cursorOf({ sortName: last.sortName, id: last.director.id }) : null,
  };
}

/**
 * Order and keys come from `director_search`, what is shown of a page from `creative_directors`.
 * Each row says how many match.
 */
export function findPage(db: Database, terms: readonly SearchTerm[], { after, rows }: PagePart) {
  const place = after && sql`where (sort_name, id) > (${after.sortName}, ${after.id})`;
  const page = sql`(
    with found as materialized (
      select ${search.id}, ${search.sort_name} from ${search} ${where(terms)}
    )
    select id, sort_name, (select count(*)::int from found) as total
    from found ${place ?? sql``} order by sort_name, id limit ${rows}
  )`;
  return db
    .select({
      director: publicColumns,
      sortName: sql<string>`page.sort_name`,
      total: sql<number>`page.total`,
    })
    .from(sql`${page} page`)
    .innerJoin(table, eq(table.id, sql`page.id`))
    .orderBy(asc(sql`page.sort_name`), asc(table.id));
}

const where = (terms: readonly SearchTerm[]): SQL =>
  terms.length > 0 ? sql`where ${found(terms)}` : sql``;

export const countFound = (db: Database, terms: readonly SearchTerm[]) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(search)
    .where(terms.length > 0 ? found(terms) : undefined);

/** How many of those that match `terms` match each of `skills` as well, in one reading of them. */
export async function countEachSkill(
  db: Database,
  terms: readonly SearchTerm[],
  skills: readonly SearchTerm[],
): Promise<number[]> {
  if (skills.length === 0) return [];
  const counts = skills.map((skill) => sql`count(*) filter (where ${looked(skill)})::int`);
  const [row] = await db
    .select({ counts: sql<number[]>`json_build_array(${sql.join(counts, sql`, `)})` })
    .from(search)
    .where(terms.length > 0 ? found(terms) : undefined);
  return row?.counts ?? [];
}

/** How many match, exactly. */
export async function countMatches(db: Database, terms: readonly SearchTerm[]): Promise<number> {
  const [row] = await countFound(db, terms);
  return row?.total ?? 0;
}
