// Pictures of what was deleted. A picture is named after its content, so that another project may
// show the same one: it goes only when nothing names it any more.
import { asc, gt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../db/database.ts';
import { projects, projectTakes, submissionLogs } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** The queue whose job deletes pictures. */
export const forgetPicturesQueue = 'forget-pictures';
const keysAJob = 100;
const rowsAtOnce = 200;
// Whoever had it drawn again may not have saved it yet.
const youngSeconds = 6 * 3600;

/** Has these pictures deleted, as far as nothing names them, once the transaction commits. */
export async function forgetPictures(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  keys: readonly string[],
  startAfterSeconds = 0,
): Promise<void> {
  for (let at = 0; at < keys.length; at += keysAJob) {
    const data = { keys: keys.slice(at, at + keysAJob) };
    await jobs.enqueue(tx, forgetPicturesQueue, data, { startAfterSeconds });
  }
}

/** Deletes the pictures that nothing names. Those drawn a short while ago are looked at later. */
export async function deleteForgotten(services: Services, keys: readonly string[]): Promise<void> {
  const { db, storage, now } = services;
  const unnamed = await withoutNamed(db, keys);
  const drawnBefore = new Date(now().getTime() - youngSeconds * 1000);
  const young: string[] = [];
  for (const key of unnamed) {
    if (!(await storage.deleteOlder(key, drawnBefore))) young.push(key);
  }
  if (young.length === 0) return;
  await db.transaction((tx) => forgetPictures(services, tx, young, youngSeconds));
}

// What can show a picture, and the text in which it then stands.
const pictureColumns: { table: PgTable; id: PgColumn; text: ReturnType<typeof sql> }[] = [
  {
    table: projects,
    id: projects.id,
    text: sql`concat(${projects.storyboard_frames}, ${projects.wizard_state})`,
  },
  { table: projectTakes, id: projectTakes.id, text: sql`${projectTakes.storyboard_frames}::text` },
  { table: submissionLogs, id: submissionLogs.id, text: sql`${submissionLogs.package}::text` },
];

async function withoutNamed(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const left = new Set(keys);
  for (const column of pictureColumns) {
    // Some rows at a time: the embedded database answers nobody else meanwhile.
    for (let after: string | undefined; left.size > 0; ) {
      const rows = await readNames(db, column, [...left], after);
      for (const { names } of rows) for (const key of names) left.delete(key);
      after = rows.at(-1)?.id;
      if (rows.length < rowsAtOnce) break;
    }
  }
  return left;
}

type PictureColumn = (typeof pictureColumns)[number];
const readNames = (
  db: Database,
  { table, id, text }: PictureColumn,
  keys: string[],
  after: string | undefined,
): Promise<{ id: string; names: string[] }[]> =>
  db
    .select({
      id: sql<string>`${id}`,
      names: sql<
        string[]
      >`array(select key from unnest(${sql.param(keys)}::text[]) as key where strpos(${text}, key) > 0)`,
    })
    .from(table)
    .where(after === undefined ? undefined : gt(id, after))
    .orderBy(asc(id))
    .limit(rowsAtOnce);
