// Has the directors read once a day: looks at the start and every hour whether a reading is due.
// Several processes may look at once; the job itself reads once.
import type { Services } from '../../services.ts';
import { isFresh, syncDirectorsQueue } from './sync.ts';

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
  look().catch(onError);
  const timer = setInterval(() => look().catch(onError), lookMinutes * 60_000).unref();
  return () => clearInterval(timer);
}
