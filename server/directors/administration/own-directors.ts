// What the house said of directors, and a feed leaves alone.
import { eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database.ts';
import { creativeDirectors as table } from '../../db/schema.ts';
import type { DirectorRow } from '../feed/director-row.ts';
import { searchKeys } from '../search/search-keys.ts';

const lock = 7_140_527;

/**
 * One writer at a time: what an admin changes while a feed is written would otherwise be lost to
 * the row that was read before it.
 */
export async function lockDirectors(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
}

/** Of the directors whom the house entered itself. */
export async function readOwnIds(db: Queries): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.origin, 'house'));
  return new Set(rows.map(({ id }) => id));
}

/** By id, the columns that the house wrote over what the feed says. */
export async function readOwnWords(
  db: Queries,
): Promise<ReadonlyMap<string, Partial<DirectorRow>>> {
  const rows = await db
    .select()
    .from(table)
    .where(sql`${table.house_fields} <> '{}' and ${table.origin} = 'feed'`);
  return new Map(rows.map((row) => [row.id, pickFields(row, row.house_fields)]));
}

/** Makes the search keys of the house's own directors anew: no feed writes their rows. */
export async function rekeyOwnDirectors(tx: Queries): Promise<void> {
  const { id, name, location, skills } = table;
  const rows = await tx
    .select({ id, name, location, skills })
    .from(table)
    .where(eq(table.origin, 'house'));
  for (const row of rows) await tx.update(table).set(searchKeys(row)).where(eq(table.id, row.id));
}

const pickFields = (row: object, fields: readonly string[]): Partial<DirectorRow> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => fields.includes(column)));
