// What a reading leaves in the database: rows, catalogue, report and announcement, together or not
// at all.
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { directorCatalogue as table } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Catalogue } from './sync-lease.ts';
import { addReport, type SyncReport } from './sync-report.ts';
import { deactivateOthers, findDifferences, writeDirectors } from './sync-rows.ts';
import type { TakenRows } from './take-rows.ts';

export type SyncServices = Pick<Services, 'db' | 'changes' | 'directorsFeed' | 'log' | 'now'>;
export type Run = { id: string; startedAt: Date; signal: AbortSignal };
type Saved = { kind: 'read'; synced: number };
type Counts = Pick<SyncReport, 'rows_read' | 'refused' | 'refused_count'>;

type FeedToSave = {
  taken: TakenRows;
  counts: Counts;
  /** What the next reading compares with. */
  seen: Pick<Catalogue, 'etag' | 'last_modified' | 'fingerprint'>;
  /** Whether the rows we have came from this feed too. */
  sameFeed: boolean;
  writeAll: boolean;
};

/** Saves the rows of a feed; nobody sees some of them without the others. */
export async function saveFeed(
  services: SyncServices,
  run: Run,
  { taken, counts, seen, sameFeed, writeAll }: FeedToSave,
): Promise<Saved> {
  const { signal } = run;
  const sample = services.directorsFeed.isSample;
  const now = services.now();
  const { rows, added } = await findDifferences(services.db, taken.directors, {
    sample,
    all: writeAll,
    signal,
  });
  // A row that was refused keeps what it last said: the feed still has that director.
  const stay = [...taken.directors.map(({ id }) => id), ...(sameFeed ? taken.refusedIds : [])];
  return services.db.transaction(async (tx) => {
    await writeDirectors(tx, rows, { sample, now }, signal);
    const deactivated = await deactivateOthers(tx, stay, now);
    const changed = rows.length - added;
    return settle(tx, services, run, { ...counts, added, changed, deactivated }, seen);
  });
}

export const saveUnchanged = (services: SyncServices, run: Run): Promise<Saved> =>
  services.db.transaction((tx) => settle(tx, services, run, {}, {}));

type Changes = Pick<SyncReport, 'added' | 'changed' | 'deactivated'>;

async function settle(
  tx: Transaction,
  services: SyncServices,
  run: Run,
  counts: Partial<Counts> & Changes,
  seen: Partial<Catalogue>,
): Promise<Saved> {
  const { added = 0, changed = 0, deactivated = 0 } = counts;
  const synced = added + changed + deactivated;
  const now = services.now();
  const feed = services.directorsFeed.name;
  const [held] = await tx
    .update(table)
    .set({
      ...seen,
      feed,
      synced_at: now,
      version: sql`${table.version} + ${synced > 0 ? 1 : 0}`,
    })
    .where(and(eq(table.run_id, run.id)))
    .returning({ version: table.version });
  if (!held) throw new Error('The run took too long: another one has taken over.');
  if (synced > 0) await services.changes.announce(tx, 'directors');
  const outcome = synced > 0 ? 'changed' : 'unchanged';
  await addReport(tx, { ...basicsOf(services, run), outcome, ...counts });
  services.log.info(
    { feed, added, changed, deactivated, refused: counts.refused_count ?? 0 },
    'directors were synced',
  );
  return { kind: 'read', synced };
}

/** Notes why nothing was taken. The data stays as it is. */
export async function reportFailure(
  services: SyncServices,
  run: Run,
  report: { problem: string } & Partial<Counts>,
): Promise<{ kind: 'failed'; problem: string }> {
  const { problem } = report;
  services.log.warn({ feed: services.directorsFeed.name, problem }, 'directors were not synced');
  await services.db.transaction((tx) =>
    addReport(tx, { ...basicsOf(services, run), outcome: 'failed', ...report }),
  );
  return { kind: 'failed', problem };
}

const basicsOf = ({ directorsFeed, now }: SyncServices, { id, startedAt }: Run) => ({
  id,
  feed: directorsFeed.name,
  started_at: startedAt,
  finished_at: now(),
});
