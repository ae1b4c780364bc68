// Has the directors read once a day: looks at the start and every hour whether a reading is due.
// Several processes may look at once; the job itself reads once.
import type { Services } from '../services.ts';
import { isFresh, syncDirectorsQueue } from './sync.ts';
import { breakLease } from './sync-lease.ts';

const lookMinutes = 60;

/** Starts looking. Returns how to stop. */
export function keepDirectorsSynced(
  services: Services,
  onError: (error: unknown) => void,
): () => void {
  const look = async () => {
    if (await isFresh(services)) return;
    await services.db.transaction((tx) => services.jobs.enqueue(tx, syncDirectorsQueue, {}));
  };
  const start = async () => {
    // The embedded database has one process, which has just started: whoever held it is gone.
    if (!services.config.databaseUrl) await breakLease(services.db);
    await look();
  };
  start().catch(onError);
  const timer = setInterval(() => look().catch(onError), lookMinutes * 60_000).unref();
  return () => clearInterval(timer);
}
