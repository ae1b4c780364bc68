// The feed, read because an admin says so, and what its readings did.
import { desc } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { DirectorSyncList } from '#domain/admin/directors.ts';
import { recordAct } from '../admin/record-act.ts';
import { AppError } from '../app-error.ts';
import { directorSyncs as table } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { syncDirectorsQueue } from './sync.ts';
import { readCatalogue } from './sync-lease.ts';

const shownReports = 20;

/** Has a job read the feed, however lately it was read. Throws 409 while it is being read. */
export async function askForSync(
  services: Pick<Services, 'db' | 'directorsFeed' | 'jobs' | 'now'>,
  admin: Viewer,
): Promise<void> {
  const { db, directorsFeed, jobs, now } = services;
  if (await isReading(services)) {
    throw new AppError('conflict', 'The feed is being read already. Its report comes soon.');
  }
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, syncDirectorsQueue, { force: true });
    const target = { kind: 'feed', id: directorsFeed.name };
    await recordAct(tx, { admin, action: 'directors.synced', target, at: now() });
  });
}

/** The latest reports, newest first. */
export async function listSyncs(services: Pick<Services, 'db' | 'now'>): Promise<DirectorSyncList> {
  const rows = await services.db
    .select()
    .from(table)
    .orderBy(desc(table.started_at), desc(table.finished_at))
    .limit(shownReports);
  const syncs = rows.map((row) => ({
    ...row,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at.toISOString(),
  }));
  return { syncs, isReading: await isReading(services) };
}

async function isReading({ db, now }: Pick<Services, 'db' | 'now'>): Promise<boolean> {
  const { run_until } = await readCatalogue(db);
  return run_until !== null && run_until > now();
}
