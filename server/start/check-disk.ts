import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/** With less the database cannot write down what it is told. */
const leastBytes = 32 * 1024 * 1024;

/** Rejects with ENOSPC when a folder has no room left, and with the system's error when it cannot be written to. */
export async function checkDisk(folder: string, least = leastBytes): Promise<void> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= least) return;
  throw Object.assign(new Error(`There is no room left in ${folder}.`), { code: 'ENOSPC' });
}
