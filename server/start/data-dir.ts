import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Makes the data folder and proves that it can be written. Throws a StartError. */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written. Give this user write access to it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

// Node's own recursive mkdir never returns where a file system refuses with ENOENT, as /proc does.
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
