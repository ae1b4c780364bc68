// What a reading leaves in the database: rows, catalogue, report and announcement, together or not
// at all.
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { directorCatalogue as table } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { lockDirectors, rekeyOwnDirectors } from '../administration/own-directors.ts';
import { enqueueCopies } from './copy-pictures.ts';
import { rebuildingIndexes } from './rebuild-index.ts';
import type { Catalogue } from './sync-lease.ts';
import { addReport, type SyncReport } from './sync-report.ts';
import { deactivateOthers, findDifferences, writeDirectors } from './sync-rows.ts';
import type { TakenRows } from './take-rows.ts';

export type SyncServices = Pick<
  Services,
  'config' | 'db' | 'changes' | 'directorsFeed' | 'jobs' | 'log' | 'now'
>;
export type Run = { id: string; startedAt: Date; signal: AbortSignal };
type Saved = { kind: 'read'; synced: number };
type Counts = Partial<Pick<SyncReport, 'rows_read' | 'refused' | 'refused_count'>>;

type FeedToSave = {
  taken: TakenRows;
  counts: Counts;
  /** What the next reading compares with. */
  seen: Pick<Catalogue, 'etag' | 'last_modified' | 'fingerprint'>;
  /** Whether the rows we have came from this feed too. */
  sameFeed: boolean;
  writeAll: boolean;
  /** Of the catalogue before it was read. */
  version: number;
};

/** Saves the rows of a feed; nobody sees some of them without the others. */
export async function saveFeed(
  services: SyncServices,
  run: Run,
  { taken, counts, seen, sameFeed, writeAll, version }: FeedToSave,
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
  const rebuilds = !services.config.databaseUrl && isMost(rows.length, taken.directors.length);
  const changes = await services.db.transaction(async (tx) => {
    await lockDirectors(tx);
    if (writeAll) await rekeyOwnDirectors(tx);
    const write = () => writeDirectors(tx, rows, { sample, now }, signal);
    await (rebuilds ? rebuildingIndexes(tx, write) : write());
    const deactivated = await deactivateOthers(tx, stay, now);
    const made = { added, changed: rows.length - added, deactivated };
    // Where the house changed somebody meanwhile, the same bytes may say something else the next time.
    const [current] = await tx.select({ version: table.version }).from(table);
    const known = current?.version === version ? seen : nothingSeen;
    await settle(tx, services, run, { ...counts, ...made }, known);
    return made;
  });
  return logSaved(services, counts, changes);
}

const nothingSeen = { etag: null, last_modified: null, fingerprint: null };

// Fewer are entered one by one sooner than all are entered anew.
const isMost = (written: number, all: number) => written >= 1000 && written * 2 >= all;

/** Saves that a feed holds what it held the last time. */
export async function saveUnchanged(services: SyncServices, run: Run): Promise<Saved> {
  await services.db.transaction((tx) => settle(tx, services, run, nothingChanged, {}));
  return logSaved(services, {}, nothingChanged);
}

type Changes = { added: number; changed: number; deactivated: number };
const nothingChanged: Changes = { added: 0, changed: 0, deactivated: 0 };
const sumOf = ({ added, changed, deactivated }: Changes) => added + changed + deactivated;

async function settle(
  tx: Transaction,
  services: SyncServices,
  run: Run,
  report: Counts & Changes,
  seen: Partial<Catalogue>,
): Promise<void> {
  const hasChanged = sumOf(report) > 0;
  const [held] = await tx
    .update(table)
    .set({
      ...seen,
      feed: services.directorsFeed.name,
      synced_at: services.now(),
      version: sql`${table.version} + ${hasChanged ? 1 : 0}`,
    })
    .where(eq(table.run_id, run.id))
    .returning({ version: table.version });
  if (!held) throw new Error('The run took too long: another one has taken over.');
  await services.changes.announce(tx, hasChanged ? 'directors' : 'jobs');
  // Changed or not: some may be due again. Invented directors have none.
  if (!services.directorsFeed.isSample) await enqueueCopies(services.jobs, tx);
  const outcome = hasChanged ? 'changed' : 'unchanged';
  await addReport(tx, { ...basicsOf(services, run), outcome, ...report });
}

function logSaved(services: SyncServices, counts: Counts, changes: Changes): Saved {
  const { log, directorsFeed } = services;
  log.info({ feed: directorsFeed.name, ...changes }, 'directors were synced');
  logRefused(services, counts);
  return { kind: 'read', synced: sumOf(changes) };
}

const mostLogged = 20;

function logRefused({ log, directorsFeed }: SyncServices, counts: Counts): void {
  const { refused = [], refused_count = 0 } = counts;
  if (refused_count === 0) return;
  const rows = refused.slice(0, mostLogged);
  log.warn(
    { feed: directorsFeed.name, refused: refused_count, rows },
    'rows of directors were refused',
  );
}

/** Notes why nothing was taken. The data stays as it is. */
export async function reportFailure(
  services: SyncServices,
  run: Run,
  report: { problem: string } & Counts,
): Promise<{ kind: 'failed'; problem: string }> {
  const { problem } = report;
  services.log.warn({ feed: services.directorsFeed.name, problem }, 'directors were not synced');
  logRefused(services, report);
  await services.db.transaction((tx) =>
    addReport(tx, { ...basicsOf(services, run), outcome: 'failed', ...report }),
  );
  // The report stands, whoever can be told of it.
  await services.changes.announce(services.db, 'jobs');
  return { kind: 'failed', problem };
}

const basicsOf = ({ directorsFeed, now }: SyncServices, { id, startedAt }: Run) => ({
  id,
  feed: directorsFeed.name,
  started_at: startedAt,
  finished_at: now(),
});
