// Where the running server of a data folder can be reached, for the commands beside it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const running = z.object({ url: z.string() });
const fileIn = (dataDir: string) => join(dataDir, 'running.json');

export const noteRunning = (dataDir: string, url: string): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify({ url }));

export const forgetRunning = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });

/** The address a running server noted; throws when none did. */
export const findRunning = (dataDir: string): string =>
  running.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).url;
