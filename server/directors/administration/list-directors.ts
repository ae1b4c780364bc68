// The table of directors in the admin panel: everybody, also those who are in no directory.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type {
  AdminDirector,
  AdminDirectorPage,
  AdminDirectorsQuery,
  DirectorSort,
} from '#domain/admin/directors.ts';
import { canBeStored } from '../../db/can-be-stored.ts';
import type { Queries } from '../../db/database.ts';
import { creativeDirectors as table } from '../../db/schema.ts';
import { folded } from '../search/search-keys.ts';
import { adminColumns, presentForAdmin } from './admin-columns.ts';

/** One page of those who match, and how many match. */
export async function listForAdmin(
  db: Queries,
  { q, sort, order, active, page, limit }: AdminDirectorsQuery,
): Promise<AdminDirectorPage> {
  const matching = and(holds(q), active === undefined ? undefined : eq(table.active, active));
  // The rows are wide: they are read once it is known which.
  const places = db
    .select({ id: table.id })
    .from(table)
    .where(matching)
    .orderBy(...orderOf(sort, order))
    .offset(page * limit)
    .limit(limit);
  const rows = await db
    .select(adminColumns)
    .from(table)
    .where(inArray(table.id, places))
    .orderBy(...orderOf(sort, order));
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(table)
    .where(matching);
  return { directors: rows.map(presentForAdmin), total: count?.total ?? 0 };
}

/** One of them, or null. */
export async function findForAdmin(db: Queries, id: string): Promise<AdminDirector | null> {
  if (!canBeStored(id)) return null;
  const [row] = await db.select(adminColumns).from(table).where(eq(table.id, id));
  return row ? presentForAdmin(row) : null;
}

function holds(q: string): SQL | undefined {
  const text = folded(q);
  if (text === '') return undefined;
  return sql`(strpos(${table.search_text}, ${text}) > 0
    or strpos(lower(${table.contact_email}), ${text}) > 0)`;
}

const place = sql`nullif(split_part(${table.search_text}, E'\\n', 2), '')`;
// Both databases sort alike whatever their locale: by characters, without case and accents, as
// names do. Hardly any text has an accent to take away.
const plain = (value: SQL) => sql`(case when octet_length(${value}) = length(${value}) then ${value}
  else regexp_replace(normalize(${value}, NFD), '[\\u0300-\\u036f]', '', 'g') end) collate "C"`;
const keys: Record<DirectorSort, SQL> = {
  name: sql`${table.sort_name}`,
  location: plain(place),
  hourly_rate: sql`${table.hourly_rate}`,
  project_minimum: sql`${table.project_minimum}`,
  rating: sql`${table.rating}`,
  availability_status: plain(sql`lower(${table.availability_status} collate "C")`),
};

// The order of a table's NULLs is its own: last ascending, first descending.
const orderOf = (sort: DirectorSort, order: 'asc' | 'desc'): SQL[] =>
  [keys[sort], sql`${table.sort_name}`, sql`${table.id}`].map(
    (key) => sql`${key} ${sql.raw(order)}`,
  );
