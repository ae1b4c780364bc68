// Directors from a file: new ones are the house's own, of those who are there the file's columns
// change; all that is accepted, or nothing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type DirectorImport, directorFields } from '#domain/admin/directors.ts';
import { sameJson } from '#domain/same-json.ts';
import { recordAct } from '../../admin/audit/record-act.ts';
import { AppError } from '../../app-error.ts';
import type { Database, Queries, Transaction } from '../../db/database.ts';
import { directorCatalogue, creativeDirectors as table } from '../../db/schema.ts';
import type { PictureKind } from '../../gateways/director-pictures/port.ts';
import type { Services } from '../../services.ts';
import { isOfACopy, picturesToCopy } from '../feed/picture-rows.ts';
import { rebuildingIndexes } from '../feed/rebuild-index.ts';
import { searchKeys } from '../search/search-keys.ts';
import { fieldsAfter } from './edit-director.ts';
import { type ImportedRow, type ImportFile, readImportFile } from './import-file.ts';
import { lockDirectors } from './own-directors.ts';
import { type AdministrationServices, settleChange, timeAfter } from './settle-change.ts';

type ImportServices = AdministrationServices & Pick<Services, 'config'>;
type NewRow = typeof table.$inferInsert;
type Plan = { rows: NewRow[]; added: number; copies: Set<PictureKind> };

const rowsAtOnce = 500;
const manyRows = 1_000;

const another = 'Another import is running. Try again in a moment.';
const running = new WeakSet<Database>();
const lock = 7_140_528;

/**
 * Imports a file of CSV, or with `dryRun` says what that would do. Throws 422, and 409 while another
 * import is running: on the embedded database everybody would wait for both.
 */
export async function importDirectors(
  services: ImportServices,
  admin: Viewer,
  bytes: Uint8Array,
  { dryRun }: { dryRun: boolean },
): Promise<DirectorImport> {
  const { db } = services;
  if (running.has(db)) throw new AppError('conflict', another);
  running.add(db);
  try {
    const file = await readImportFile(bytes);
    const version = await versionOf(db);
    const plan = await planImport(services, db, file);
    if (dryRun) return reportOf(file, plan);
    return await saveImport(services, admin, file, { ...plan, version });
  } finally {
    running.delete(db);
  }
}

/** What was planned from an older state of the directory is planned again. */
async function saveImport(
  services: ImportServices,
  admin: Viewer,
  file: ImportFile,
  planned: Plan & { version: number },
): Promise<DirectorImport> {
  return services.db.transaction(async (tx) => {
    // Other processes do not wait either.
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${lock}) as mine`);
    if (rows[0]?.mine !== true) throw new AppError('conflict', another);
    await lockDirectors(tx);
    const stands = (await versionOf(tx)) === planned.version;
    const plan = stands ? planned : await planImport(services, tx, file);
    const write = () => writeAll(tx, plan.rows);
    const rebuilds = !services.config.databaseUrl && (await isMost(tx, plan));
    await (rebuilds ? rebuildingIndexes(tx, write) : write());
    if (plan.rows.length > 0) await settleChange(services, tx, plan);
    const report = reportOf(file, plan);
    const { refused, ...counts } = report;
    const target = { kind: 'directors', id: 'csv' };
    const act = { admin, action: 'directors.imported', target, details: counts } as const;
    await recordAct(tx, { ...act, at: services.now() });
    return report;
  });
}

// Fewer are entered one by one sooner than all are entered anew.
async function isMost(tx: Transaction, { rows, added }: Plan): Promise<boolean> {
  if (rows.length < manyRows) return false;
  return rows.length * 2 >= (await tx.$count(table)) + added;
}

async function versionOf(db: Queries): Promise<number> {
  const [catalogue] = await db
    .select({ version: directorCatalogue.version })
    .from(directorCatalogue);
  return catalogue?.version ?? 0;
}

const reportOf = (
  { rows_read, refused_count, refused }: ImportFile,
  { rows, added }: Plan,
): DirectorImport => ({
  rows_read,
  added,
  changed: rows.length - added,
  refused_count,
  refused,
});

async function planImport(services: ImportServices, db: Queries, file: ImportFile): Promise<Plan> {
  const plan: Plan = { rows: [], added: 0, copies: new Set() };
  for await (const batch of batchesOf(file.rows)) {
    const ids = batch.map(({ director }) => director.id);
    const known = await db.select().from(table).where(inArray(table.id, ids));
    const byId = new Map(known.map((row) => [row.id, row]));
    for (const row of batch) {
      const kept = byId.get(row.director.id);
      const written = kept ? changedRow(services, kept, row, file) : newRow(services, row);
      if (!written) continue;
      plan.rows.push(written);
      if (!kept) plan.added += 1;
      for (const kind of picturesToCopy(written, kept)) plan.copies.add(kind);
    }
  }
  return plan;
}

function newRow(
  { now }: AdministrationServices,
  { director, suspended, sample }: ImportedRow,
): NewRow {
  const at = now();
  return {
    ...director,
    ...searchKeys(director),
    sample,
    suspended,
    active: !suspended,
    origin: 'house',
    house_fields: [],
    last_synced_at: at,
    created_at: at,
    updated_at: at,
  };
}

/** Undefined where the file says nothing new. */
function changedRow(
  services: ImportServices,
  kept: typeof table.$inferSelect,
  { director }: ImportedRow,
  { columns }: ImportFile,
): NewRow | undefined {
  const changed = directorFields.filter(
    (field) => columns.includes(field) && !sameJson(kept[field], director[field]),
  );
  if (changed.length === 0) return undefined;
  const said = Object.fromEntries(changed.map((field) => [field, director[field]]));
  const row = { ...kept, ...said };
  return {
    ...row,
    ...searchKeys(row),
    house_fields: fieldsAfter(kept, changed),
    updated_at: timeAfter(services, kept),
  };
}

const fixed = ['id', 'created_at', 'origin', 'sample', 'suspended', 'active', 'last_synced_at'];
const names = Object.keys(getTableColumns(table)).filter((name) => !isOfACopy(name));
const columns = sql.join(
  names.map((name) => sql.identifier(name)),
  sql`, `,
);
const replaced = sql.join(
  names
    .filter((name) => !fixed.includes(name))
    .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
);

async function writeAll(tx: Transaction, all: readonly NewRow[]): Promise<void> {
  for await (const rows of batchesOf(all)) {
    const records = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::jsonb)`;
    await tx.execute(sql`insert into ${table} (${columns})
      select ${columns} from ${records} on conflict (id) do update set ${replaced}`);
  }
}

// Others are served in between.
async function* batchesOf<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await nextTurn();
    yield rows.slice(at, at + rowsAtOnce);
  }
}
