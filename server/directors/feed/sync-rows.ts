// Brings the table of directors to what a feed holds, a few hundred rows a statement.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { creativeDirectors as table } from '../../db/schema.ts';
import { readOwnWords } from '../administration/own-directors.ts';
import { searchKeys } from '../search/search-keys.ts';
import { type DirectorRow, rowColumns } from './director-row.ts';
import { isOfACopy } from './picture-rows.ts';

const rowsAtOnce = 500;

/** Rows to write: those the table lacks, and those it has otherwise or has switched off. */
export type Difference = { rows: DirectorRow[]; added: number };

type Source = { sample: boolean; now: Date };

/** Finds what differs. `all` counts every row of the feed as different. Reads only. */
export async function findDifferences(
  db: Queries,
  directors: readonly DirectorRow[],
  { sample, all, signal }: { sample: boolean; all: boolean; signal: AbortSignal },
): Promise<Difference> {
  const difference: Difference = { rows: [], added: 0 };
  for await (const batch of batchesOf(directors, signal)) {
    const fed = records(batch.map((director) => ({ ...director, sample })));
    const { rows } = await db.execute(sql`
      select fed.id, kept.id is null as added
      from ${fed} fed left join ${table} kept on kept.id = fed.id
      where kept.id is null or kept.origin = 'feed' and (
        ${all} or not kept.active and not kept.suspended or case
          when kept.house_fields = '{}'
          then (${columns('kept', compared)}) is distinct from (${columns('fed', compared)})
          else (${columns('kept', compared)}) is distinct from (${columnsBesideHouse})
        end)`);
    const ids = new Set(rows.map(({ id }) => id));
    difference.added += rows.filter(({ added }) => added).length;
    difference.rows.push(...batch.filter(({ id }) => ids.has(id)));
  }
  return difference;
}

/**
 * Writes the rows, new or not, with what is made from them, and switches them on. What the house
 * wrote over a row stays, and whom it suspended stays off; its own directors are left alone.
 */
export async function writeDirectors(
  tx: Queries,
  directors: readonly DirectorRow[],
  { sample, now }: Source,
  signal: AbortSignal,
): Promise<void> {
  const words = directors.length > 0 ? await readOwnWords(tx) : new Map();
  for await (const batch of batchesOf(directors, signal)) {
    const made = { sample, active: true, last_synced_at: now, created_at: now, updated_at: now };
    const said = batch.map((row) => ({ ...row, ...words.get(row.id) }));
    const rows = records(said.map((row) => ({ ...row, ...searchKeys(row), ...made })));
    await tx.execute(sql`
      insert into ${table} (${columns(null, written)})
      select ${columns('fed', written)} from ${rows} fed
      on conflict (id) do update set ${sql.join(updated.map(fromExcluded), sql`, `)},
        active = not ${table}.suspended
      where ${table}.origin = 'feed'`);
  }
}

/** Switches off whoever the feed had and is not in `ids`; says how many. */
export async function deactivateOthers(
  tx: Queries,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await tx.execute(sql`
    with gone as (
      update ${table} set active = false, updated_at = ${now.toISOString()}
      where active and origin = 'feed' and not exists (
        select from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb) fed (id)
        where fed.id = ${table}.id)
      returning 1)
    select count(*)::int as count from gone`);
  return Number(rows[0]?.count);
}

// As records of our own table, so that the database reads each value by its column's type.
const records = (rows: readonly object[]): SQL =>
  sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::jsonb)`;

const compared = [...rowColumns.filter((column) => column !== 'id'), 'sample'];
// Pictures are copied later; a copy stays with the address it was made from. What the house said
// is the house's.
const ofTheHouse = ['origin', 'house_fields', 'suspended'];
const written = Object.keys(getTableColumns(table)).filter(
  (name) => !isOfACopy(name) && !ofTheHouse.includes(name),
);
const onceWritten = ['id', 'created_at', 'active'];
const updated = written.filter((column) => !onceWritten.includes(column));
const fromExcluded = (column: string) =>
  sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`;
const columns = (of: string | null, names: readonly string[]) =>
  sql.join(
    names.map((name) =>
      of ? sql`${sql.identifier(of)}.${sql.identifier(name)}` : sql.identifier(name),
    ),
    sql`, `,
  );

const columnsBesideHouse = sql.join(
  compared.map((name) => {
    const column = sql.identifier(name);
    return sql`case when ${name} = any(kept.house_fields) then kept.${column} else fed.${column} end`;
  }),
  sql`, `,
);

// Others are served in between: the embedded database answers without letting anybody else run.
async function* batchesOf<Row>(rows: readonly Row[], signal: AbortSignal): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await nextTurn();
    signal.throwIfAborted();
    yield rows.slice(at, at + rowsAtOnce);
  }
}
