import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** Makes the data folder and proves that it can be written. Throws a StartError. */
export function prepareDataDir(dataDir: string): void {
  prove(
    dataDir,
    `DATA_DIR ${dataDir} cannot be written. Give this user write access to it, or set DATA_DIR to another folder.`,
  );
}

/** Does so for the folder mails are kept in: what is found out with the first of them is found out too late. */
export function prepareOutbox(dataDir: string): void {
  const folder = join(dataDir, 'outbox');
  prove(
    folder,
    `The outbox ${folder} cannot be written. Give this user write access to it, move away what lies there, or set MAIL=smtp.`,
  );
}

function prove(folder: string, refusal: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    throw new StartError(refusal, { cause });
  }
}

// Node's own recursive mkdir never returns where a file system refuses with ENOENT, as /proc does.
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
