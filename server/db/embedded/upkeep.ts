// The embedded database has no background processes: checkpoints and vacuum are ours to run.
import type { PGlite } from '@electric-sql/pglite';

const checkpointMinutes = 5;
const vacuumHour = 3;

/** Runs a checkpoint every few minutes and VACUUM ANALYZE once a night (3 a.m. local time). */
export function startUpkeep(lite: PGlite, onError: (error: unknown) => void): { stop(): void } {
  let vacuumedOn = '';
  const run = async () => {
    const now = new Date();
    if (now.getHours() === vacuumHour && vacuumedOn !== now.toDateString()) {
      vacuumedOn = now.toDateString();
      await lite.exec('VACUUM ANALYZE');
    }
    await lite.exec('CHECKPOINT');
  };
  const timer = setInterval(() => run().catch(onError), checkpointMinutes * 60_000);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
