import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../serve.ts';

/** A database of a few rows needs no optimised code, which is a fifth of a start. */
export const houseFlags = ['--liftoff-only'];

/** Starts the server on a copy of the data folder that global-setup.ts has made. */
export async function startHouse(settings: Record<string, string>): Promise<RunningServer> {
  const { STARTED_HOME: home } = process.env;
  if (!home) throw new Error('STARTED_HOME is not set: start these tests with Playwright.');
  const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-'));
  cpSync(home, dataDir, { recursive: true });
  const server = await startServer(settings, dataDir, houseFlags);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
