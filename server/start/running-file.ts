// Where the running server of a data folder can be reached, for the commands beside it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isFull } from '../db/connection/is-unreachable.ts';

const running = z.object({ url: z.string() });
const fileIn = (dataDir: string) => join(dataDir, 'running.json');

export const noteRunning = (dataDir: string, url: string): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify({ url }));

/** On a disk that cannot be written to it stays: whoever goes there finds nobody. */
export function forgetRunning(dataDir: string): void {
  try {
    rmSync(fileIn(dataDir), { force: true });
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

/** The address a running server noted; throws when none did. */
export const findRunning = (dataDir: string): string =>
  running.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).url;
