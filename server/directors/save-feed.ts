// What a reading leaves in the database: rows, catalogue, report and announcement, together or not
// at all.
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { directorCatalogue as table } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { enqueueCopies } from './copy-pictures.ts';
import { lockDirectors, rekeyHouse } from './house-words.ts';
import { comesApart, inTurn, joinIncoming, openIncoming, settleIncoming } from './incoming.ts';
import { readVersion } from './read-roster.ts';
import type { Catalogue } from './sync-lease.ts';
import { addReport, type SyncReport } from './sync-report.ts';
import {
  type Difference,
  deactivateOthers,
  findDifferences,
  findGone,
  prepareDirectors,
  writeDirectors,
} from './sync-rows.ts';
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
export async function saveFeed(services: SyncServices, run: Run, feed: FeedToSave): Promise<Saved> {
  const changes = await inTurn(services.db, async () => {
    const plan = await planSave(services, run, feed);
    return (await saveApart(services, run, feed, plan)) ?? saveAtOnce(services, run, feed, plan);
  });
  return logSaved(services, feed.counts, changes);
}

type Plan = Difference & { gone: string[]; stay: string[]; since: number; now: Date };

async function planSave(
  { db, directorsFeed, now }: SyncServices,
  { signal }: Run,
  { taken, sameFeed, writeAll }: FeedToSave,
): Promise<Plan> {
  const since = await readVersion(db);
  const source = { sample: directorsFeed.isSample, all: writeAll, signal };
  // A row that was refused keeps what it last said: the feed still has that director.
  const stay = [...taken.directors.map(({ id }) => id), ...(sameFeed ? taken.refusedIds : [])];
  return {
    ...(await findDifferences(db, taken.directors, source)),
    gone: await findGone(db, new Set(stay)),
    stay,
    since,
    now: now(),
  };
}

/** Undefined where there is no need for it, or where the house changed somebody meanwhile. */
async function saveApart(
  services: SyncServices,
  run: Run,
  feed: FeedToSave,
  { rows, added, gone, since, now }: Plan,
): Promise<Changes | undefined> {
  const { config, db, directorsFeed } = services;
  if (feed.writeAll || !comesApart(config.databaseUrl, rows.length + gone.length)) return undefined;
  const source = { sample: directorsFeed.isSample, now };
  await openIncoming(db);
  await prepareDirectors(db, rows, gone, source, run.signal);
  const made = { added, changed: rows.length - added, deactivated: gone.length };
  const isSaved = await db.transaction(async (tx) => {
    await lockDirectors(tx);
    if ((await readVersion(tx)) !== since) return false;
    await joinIncoming(tx);
    await settle(tx, services, run, { ...feed.counts, ...made }, seenIn(feed, since));
    return true;
  });
  await settleIncoming(db);
  return isSaved ? made : undefined;
}

function saveAtOnce(
  services: SyncServices,
  run: Run,
  feed: FeedToSave,
  { rows, added, stay, now }: Plan,
): Promise<Changes> {
  const sample = services.directorsFeed.isSample;
  return services.db.transaction(async (tx) => {
    await lockDirectors(tx);
    if (feed.writeAll) await rekeyHouse(tx);
    await writeDirectors(tx, rows, { sample, now }, run.signal);
    const deactivated = await deactivateOthers(tx, stay, now);
    const made = { added, changed: rows.length - added, deactivated };
    const known = seenIn(feed, await readVersion(tx));
    await settle(tx, services, run, { ...feed.counts, ...made }, known);
    return made;
  });
}

// Where the house changed somebody meanwhile, the same bytes may say something else the next time.
const seenIn = ({ seen, version }: FeedToSave, current: number) =>
  current === version ? seen : nothingSeen;
const nothingSeen = { etag: null, last_modified: null, fingerprint: null };

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
