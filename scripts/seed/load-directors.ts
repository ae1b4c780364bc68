// Replaces all directors by invented ones, as fast as the database allows.
import { fileURLToPath } from 'node:url';
import { getTableColumns, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Loading, openLoading } from '#server/db/bulk-load.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import {
  directorCatalogue,
  directorSearch,
  creativeDirectors as table,
} from '#server/db/schema.ts';
import { StartError } from '#server/start/start-error.ts';
import { inventedDirector } from './invented-director.ts';

export type Load = {
  count: number;
  at: Date;
  onProgress?(written: number): void;
};

const batch = 5_000;
const keys = Object.keys(getTableColumns(directorSearch));

/** Throws a StartError when there are directors that were not invented. */
export async function loadDirectors(database: OpenDatabase, load: Load): Promise<void> {
  const { db, changes } = database;
  const [real] = await db.select({ id: table.id }).from(table).where(sql`not sample`).limit(1);
  if (real) {
    throw new StartError('This database holds directors that are not samples. Seed another one.');
  }
  const loading = await openLoading(database.connection);
  await writeRows(loading, load);
  await loading.run('VACUUM (ANALYZE) creative_directors');
  await loading.run('VACUUM (ANALYZE) director_search');
  await loading.close();
  await db.transaction(async (tx) => {
    await tx.update(directorCatalogue).set({
      version: sql`${directorCatalogue.version} + 1`,
      synced_at: load.at, // the sample feed is not read for a day
      feed: 'sample',
      fingerprint: '1:invented',
    });
    await changes.announce(tx, 'directors');
  });
}

// Indexes are made at the end: that takes a fraction of keeping them up to date. They are defined
// by the migrations, so a load that was cut off is put right by the next one.
async function writeRows(loading: Loading, { count, at, onProgress }: Load): Promise<void> {
  const indexes = indexStatements();
  const columns = Object.keys(inventedDirector(0, at));
  await loading.run('TRUNCATE creative_directors');
  await loading.run('ALTER TABLE creative_directors DISABLE TRIGGER USER');
  for (const { name } of indexes) await loading.run(`DROP INDEX IF EXISTS "${name}"`);
  for (let from = 0; from < count; from += batch) {
    const size = Math.min(batch, count - from);
    const rows = Array.from({ length: size }, (_, index) => inventedDirector(from + index, at));
    await loading.copy(`creative_directors (${columns.join(', ')})`, copyText(rows, columns));
    await loading.copy(`director_search (${keys.join(', ')})`, copyText(rows, keys));
    await loading.pause();
    onProgress?.(from + size);
  }
  await loading.run('ALTER TABLE creative_directors ENABLE TRIGGER USER');
  for (const { statement } of indexes) await loading.run(statement);
}

function indexStatements(): { name: string; statement: string }[] {
  const folder = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));
  const statements = readMigrationFiles({ migrationsFolder: folder }).flatMap(({ sql }) => sql);
  return statements.flatMap((statement) => {
    const name = /^\s*CREATE INDEX "(\w+)" ON "director_search"/.exec(statement)?.[1];
    return name ? [{ name, statement }] : [];
  });
}

// Rows in the text format of COPY.

const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One line for each row, with the values of `columns` in their order. */
const copyText = (rows: readonly object[], columns: readonly string[]): string =>
  rows.map((row) => `${columns.map((name) => cell(Reflect.get(row, name))).join('\t')}\n`).join('');

function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  const text = Array.isArray(value) ? arrayText(value) : String(value);
  return text.replace(/[\\\t\n\r]/g, (character) => special[character] ?? '');
}

const arrayText = (values: readonly unknown[]) =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
