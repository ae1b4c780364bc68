import { constants } from 'node:fs';
import { access, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** With less the database cannot write down what it is told: a file of its journal has 16 MB. */
const leastBytes = 32 * 1024 * 1024;

/** Whether a file system has enough left. */
export const roomFor = (
  { bavail, bsize }: { bavail: number; bsize: number },
  least = leastBytes,
): boolean => bavail * bsize >= least;

/** What is thrown where there is not. */
export const noRoomError = (folder: string): Error =>
  Object.assign(new Error(`There is no room left in ${folder}.`), { code: 'ENOSPC' });

/** What is thrown where nothing can be written, room or not. */
export const readOnlyError = (folder: string, cause: unknown): Error =>
  Object.assign(new Error(`${folder} cannot be written to.`, { cause }), { code: 'EROFS' });

/** Rejects with ENOSPC when a folder has no room left, and with the system's error when it cannot be written to. */
export async function checkDisk(folder: string, least = leastBytes): Promise<void> {
  await access(folder, constants.W_OK);
  if (!roomFor(await statfs(folder), least)) throw noRoomError(folder);
  await writeSomething(folder);
}

// A file system that stopped itself after an error still says that it may be written to.
async function writeSomething(folder: string): Promise<void> {
  const probe = join(folder, `.check-${process.pid}`);
  const file = await open(probe, 'w');
  try {
    await file.write('.');
  } finally {
    await file.close();
    await rm(probe, { force: true });
  }
}
