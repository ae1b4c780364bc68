// Pictures are made on a thread of their own: whatever somebody sends holds nobody up.
import type { Darkroom } from '../pictures/darkroom.ts';
import type { DevelopAnswer } from '../pictures/develop.ts';
import { openPool } from './open-pool.ts';

export type ThreadedDarkroom = Darkroom & { close(): Promise<void> };

/** Forty megapixels take three seconds on a busy machine. */
const developMs = 30_000;

/** Opens the darkroom. Its thread is started by the first picture and goes when none comes. */
export function openThreadedDarkroom(): ThreadedDarkroom {
  const pool = openPool({
    module: new URL('./picture-thread.ts', import.meta.url),
    mostThreads: 2,
    atOnce: 1,
    patienceMs: 1_500,
    idleMs: 60_000,
    lastIdleMs: 180_000,
    // Each may hold eight megabytes.
    mostWaiting: 24,
    megabytes: 512,
    startMs: 180_000,
  });
  return {
    develop: (asked) =>
      pool.run('develop', asked, { deadlineMs: developMs }) as Promise<DevelopAnswer>,
    close: () => pool.close(),
  };
}
