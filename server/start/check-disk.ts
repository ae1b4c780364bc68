import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

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

/** Rejects with ENOSPC when a folder has no room left, and with the system's error when it cannot be written to. */
export async function checkDisk(folder: string, least = leastBytes): Promise<void> {
  await access(folder, constants.W_OK);
  if (!roomFor(await statfs(folder), least)) throw noRoomError(folder);
}
