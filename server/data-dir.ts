import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Makes the data folder and proves that it can be written. Throws a StartError. */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written. Give this user write access to it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
