// The statements of a search. Order and keys come from `director_search`, what is shown of a page
// from `creative_directors`.
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { directorSearch as search, creativeDirectors as table } from '../../db/schema.ts';
import { publicColumns } from '../public-columns.ts';
import type { Place } from './cursor.ts';
import { found, holds, type Needle } from './needles.ts';

/** Rows of the page after `after`, `rows` at most. */
export type PagePart = { after: Place | undefined; rows: number };

export const countFound = (db: Database, needles: readonly Needle[]) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(search)
    .where(needles.length > 0 ? found(needles) : undefined);

/**
 * All that match are gathered through the index, then sorted: for what is rare. Each row says how
 * many were seen.
 */
export function pageOfFound(db: Database, needles: readonly Needle[], { after, rows }: PagePart) {
  return page(
    db,
    sql`(
      with found as materialized (
        select ${search.id}, ${search.sort_name} from ${search} where ${found(needles)}
      )
      select id, sort_name, (select count(*)::int from found) as seen
      from found ${where(afterPlace(after))} order by sort_name, id limit ${rows}
    )`,
  );
}

/**
 * The next `steps` directors in order are looked at one by one: for what is frequent. Each row says
 * how many were seen.
 */
export function pageOfWalk(
  db: Database,
  needles: readonly Needle[],
  { after, rows }: PagePart,
  steps: number,
) {
  return page(
    db,
    sql`(
      with ${search} as materialized (
        select ${search.id}, ${search.sort_name}, ${search.search_text}, ${search.skills_text}
        from ${search} ${where(afterPlace(after))}
        order by ${search.sort_name}, ${search.id} limit ${steps}
      )
      select id, sort_name, (select count(*)::int from ${search}) as seen
      from ${search} ${where(needles.length > 0 ? holds(needles) : undefined)}
      order by sort_name, id limit ${rows}
    )`,
  );
}

const page = (db: Database, source: SQL) =>
  db
    .select({
      director: publicColumns,
      sortName: sql<string>`page.sort_name`,
      seen: sql<number>`page.seen`,
    })
    .from(sql`${source} page`)
    .innerJoin(table, eq(table.id, sql`page.id`))
    .orderBy(asc(sql`page.sort_name`), asc(table.id));

const where = (condition: SQL | undefined): SQL => (condition ? sql`where ${condition}` : sql``);

const afterPlace = (place: Place | undefined) =>
  place && sql`(sort_name, id) > (${place.sortName}, ${place.id})`;
