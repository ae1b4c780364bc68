// Directors from a file: new ones are the house's own, of those who are there the file's columns
// change; all that is accepted, or nothing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type DirectorImport, directorFields } from '#domain/admin/directors.ts';
import { sameJson } from '#domain/projects/same-json.ts';
import { recordAct } from '../admin/record-act.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { creativeDirectors as table } from '../db/schema.ts';
import { houseFieldsAfter } from './house-edit.ts';
import { type ImportedRow, type ImportFile, readImportFile } from './house-import-file.ts';
import { type HouseServices, settleChange, timeAfter } from './house-settle.ts';
import { lockDirectors } from './house-words.ts';
import { searchKeys } from './search-keys.ts';

type NewRow = typeof table.$inferInsert;
type Plan = { rows: NewRow[]; added: number; copiesPortraits: boolean };

const rowsAtOnce = 200;

/** Imports a file of CSV, or with `dryRun` says what that would do. Throws 422. */
export async function importDirectors(
  services: HouseServices,
  admin: Viewer,
  bytes: Uint8Array,
  { dryRun }: { dryRun: boolean },
): Promise<DirectorImport> {
  const file = await readImportFile(bytes);
  if (dryRun) return reportOf(file, await planImport(services, services.db, file));
  return services.db.transaction(async (tx) => {
    await lockDirectors(tx);
    const plan = await planImport(services, tx, file);
    for await (const rows of batchesOf(plan.rows)) await writeRows(tx, rows);
    if (plan.rows.length > 0) await settleChange(services, tx, plan);
    const report = reportOf(file, plan);
    const { refused, ...counts } = report;
    const target = { kind: 'directors', id: 'csv' };
    const act = { admin, action: 'directors.imported', target, details: counts } as const;
    await recordAct(tx, { ...act, at: services.now() });
    return report;
  });
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

async function planImport(services: HouseServices, db: Queries, file: ImportFile): Promise<Plan> {
  const plan: Plan = { rows: [], added: 0, copiesPortraits: false };
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
      if (written.profile_image && written.profile_image !== kept?.profile_image) {
        plan.copiesPortraits = true;
      }
    }
  }
  return plan;
}

function newRow({ now }: HouseServices, { director, suspended, sample }: ImportedRow): NewRow {
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
  services: HouseServices,
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
    house_fields: houseFieldsAfter(kept, changed),
    updated_at: timeAfter(services, kept),
  };
}

const fixed = ['id', 'created_at', 'origin', 'sample', 'suspended', 'active', 'last_synced_at'];
const replaced = Object.fromEntries(
  Object.keys(getTableColumns(table))
    .filter((name) => !fixed.includes(name) && !name.startsWith('portrait'))
    .map((name) => [name, sql`excluded.${sql.identifier(name)}`]),
);

const writeRows = (tx: Transaction, rows: NewRow[]) =>
  tx.insert(table).values(rows).onConflictDoUpdate({ target: table.id, set: replaced });

// Others are served in between.
async function* batchesOf<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await nextTurn();
    yield rows.slice(at, at + rowsAtOnce);
  }
}
