// Keeps a data folder to one process. The kernel lets the lock go when its holder dies, so a crash
// never leaves a folder locked.
import { DatabaseSync } from 'node:sqlite';

export type FolderLock = { release(): void };

/** Takes the lock of the database at `path`, or returns null when another process holds it. */
export function lockFolder(path: string): FolderLock | null {
  const lock = new DatabaseSync(`${path}.lock`);
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked/i.test(error.message);
}
