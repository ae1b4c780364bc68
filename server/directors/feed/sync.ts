// Reads the feed when it is due: the network first, then the database in one go.
import { randomUUID } from 'node:crypto';
import type { KnownFeed } from '../../gateways/directors-feed/port.ts';
import { readOwnIds } from '../administration/own-directors.ts';
import {
  type Run,
  reportFailure,
  type SyncServices,
  saveFeed,
  saveUnchanged,
} from './save-feed.ts';
import { type Catalogue, readCatalogue, releaseLease, takeLease } from './sync-lease.ts';
import { takeRows } from './take-rows.ts';

/**
 * `fresh`: nothing was read, the last reading is recent enough. `busy`: another run is reading.
 * `failed`: the old data stays, the report says why. `read`: `synced` rows were added, changed or
 * switched off.
 */
export type SyncResult =
  | { kind: 'fresh' }
  | { kind: 'busy' }
  | { kind: 'failed'; problem: string }
  | { kind: 'read'; synced: number };

/** Name of the job that reads it. */
export const syncDirectorsQueue = 'sync-directors';

const freshHours = 24;
/** Raise it when rows are read or keyed otherwise: then every row is written again. */
const rowForm = '1:';

/**
 * Reads the feed when it is due, or now when `force` says so. Throws when the database does, or when
 * `signal` aborts.
 */
export async function syncDirectors(
  services: SyncServices,
  signal: AbortSignal,
  { force = false } = {},
): Promise<SyncResult> {
  if (!force && (await isFresh(services))) return { kind: 'fresh' };
  const run: Run = { id: randomUUID(), startedAt: services.now(), signal };
  const catalogue = await takeLease(services.db, run.id, run.startedAt);
  if (!catalogue) return { kind: 'busy' };
  try {
    // The run before may have ended between the two questions.
    if (!force && isFreshIn(catalogue, services)) return { kind: 'fresh' };
    return await readFeed(services, catalogue, run);
  } catch (error) {
    const problem = signal.aborted ? 'It was cut off.' : 'It could not be saved; see the log.';
    await reportFailure(services, run, { problem }).catch(() => {});
    throw error;
  } finally {
    await releaseLease(services.db, run.id);
  }
}

/** Whether this feed was read in full within a day. */
export const isFresh = async (services: SyncServices): Promise<boolean> =>
  isFreshIn(await readCatalogue(services.db), services);

function isFreshIn(catalogue: Catalogue, services: SyncServices): boolean {
  const { synced_at } = catalogue;
  if (!synced_at || !isOfFeed(catalogue, services) || !isOfForm(catalogue)) return false;
  return services.now().getTime() - synced_at.getTime() < freshHours * 3_600_000;
}

const isOfFeed = ({ feed }: Catalogue, { directorsFeed }: SyncServices) =>
  feed === directorsFeed.name;
const isOfForm = ({ fingerprint }: Catalogue) => fingerprint?.startsWith(rowForm) === true;

async function readFeed(
  services: SyncServices,
  catalogue: Catalogue,
  run: Run,
): Promise<SyncResult> {
  const sameFeed = isOfFeed(catalogue, services);
  const known = sameFeed && isOfForm(catalogue) ? knownOf(catalogue) : nothingKnown;
  const reading = await services.directorsFeed.read(known, run.signal);
  switch (reading.kind) {
    case 'failed':
      return reportFailure(services, run, { problem: reading.problem });
    case 'unchanged':
      return saveUnchanged(services, run);
    case 'rows': {
      const { rows, etag, lastModified, fingerprint } = reading;
      const taken = await takeRows(rows, run.signal, await readOwnIds(services.db));
      const counts = {
        rows_read: rows.length,
        refused: taken.refused,
        refused_count: taken.refusedCount,
      };
      // An empty list would otherwise switch everybody off.
      if (taken.directors.length === 0) {
        const problem = rows.length === 0 ? 'It has no rows.' : 'Every row was refused.';
        return reportFailure(services, run, { problem, ...counts });
      }
      return saveFeed(services, run, {
        taken,
        counts,
        seen: { etag, last_modified: lastModified, fingerprint: rowForm + fingerprint },
        sameFeed,
        version: catalogue.version,
        writeAll: catalogue.fingerprint !== null && !isOfForm(catalogue),
      });
    }
  }
}

const nothingKnown: KnownFeed = { etag: null, lastModified: null, fingerprint: null };
const knownOf = ({ etag, last_modified, fingerprint }: Catalogue): KnownFeed => ({
  etag,
  lastModified: last_modified,
  fingerprint: fingerprint?.slice(rowForm.length) ?? null,
});
