// Files are written and read on threads: however much stands in a project, nobody else waits for it.
import type { FileRoom } from '../exports/file-room.ts';
import type { Entry } from '../exports/material.ts';
import type { ReadFile } from '../exports/reading/read-project-file.ts';
import { openPool } from './open-pool.ts';

export type ThreadedFileRoom = FileRoom & { close(): Promise<void> };

/** Ten times what the largest takes on a busy machine. */
const deadlineMs = 30_000;

/** Opens the room. Its thread is started by the first file and goes when none is asked for. */
export function openThreadedFileRoom(): ThreadedFileRoom {
  const pool = openPool({
    module: new URL('./file-thread.ts', import.meta.url),
    mostThreads: 2,
    atOnce: 1,
    patienceMs: 1_000,
    idleMs: 60_000,
    lastIdleMs: 180_000,
    // Each may hold some megabytes.
    mostWaiting: 40,
    megabytes: 512,
    startMs: 180_000,
  });
  const waited = (signal?: AbortSignal) => ({ deadlineMs, ...(signal ? { signal } : {}) });
  return {
    write: (format, material, signal) =>
      pool.run('write', { format, material }, waited(signal)) as Promise<Uint8Array>,
    paint: (format, material, signal) =>
      pool.run('paint', { format, material }, waited(signal)) as Promise<Entry[]>,
    read: (bytes) => pool.run('read', bytes, waited()) as Promise<ReadFile>,
    close: () => pool.close(),
  };
}
