import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../serve.ts';

/** For a house that lives for a minute: its few rows need no optimised code, which is a fifth of a start. */
export const houseFlags = ['--liftoff-only'];

/** Starts the server on a copy of the data folder that global-setup.ts has made; `flags` are Node's. */
export async function startHouse(
  settings: Record<string, string>,
  flags = houseFlags,
): Promise<RunningServer> {
  const { STARTED_HOME: home } = process.env;
  if (!home) throw new Error('STARTED_HOME is not set: start these tests with Playwright.');
  const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-'));
  cpSync(home, dataDir, { recursive: true });
  const server = await startServer(settings, dataDir, flags);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
