// The feed, read because an admin says so, and what its readings did.
import { desc, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { DirectorSyncList } from '#domain/admin/directors.ts';
import { recordAct } from '../../admin/audit/record-act.ts';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import { directorSyncs as table } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { syncDirectorsQueue } from '../feed/sync.ts';
import { readCatalogue } from '../feed/sync-lease.ts';

const shownReports = 20;

/** Has a job read the feed, however lately it was read. Throws 409 while that waits or runs. */
export async function askForSync(
  services: Pick<Services, 'db' | 'directorsFeed' | 'jobs' | 'now'>,
  admin: Viewer,
): Promise<void> {
  const { db, directorsFeed, jobs, now } = services;
  if (await isReading(services)) {
    throw new AppError('conflict', 'The feed is being read already. Its report comes soon.');
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ask-for-sync', 0))`);
    if (await isAskedFor(tx)) {
      throw new AppError(
        'conflict',
        'The feed is about to be read already. Its report comes soon.',
      );
    }
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

/** A job that was asked for waits for its turn, or has just begun. This transaction may be the older one. */
async function isAskedFor(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from pgboss.job
    where name = ${syncDirectorsQueue} and data @> '{"force": true}'
      and (state = 'active' or state in ('created', 'retry') and start_after <= clock_timestamp())
    limit 1`);
  return rows.length > 0;
}

async function isReading({ db, now }: Pick<Services, 'db' | 'now'>): Promise<boolean> {
  const { run_until } = await readCatalogue(db);
  return run_until !== null && run_until > now();
}
