// The real services on the embedded database in a folder, as one process after another opens them.
import { pino } from 'pino';
import { openDatabase } from '#server/db/open.ts';
import { builtInEngine } from '#server/engine/built-in-engine.ts';
import { fileRoom } from '#server/exports/file-room.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import { darkroom } from '#server/pictures/darkroom.ts';
import { composeServices } from '#server/services.ts';
import { readConfig } from '#server/settings/config.ts';

/** `settings` are environment variables. */
export async function openDiskServices(dataDir: string, settings: Record<string, string>) {
  const fail = (error: unknown) => {
    throw error;
  };
  const config = readConfig({ DATA_DIR: dataDir, ...settings }, dataDir);
  const database = await openDatabase({ kind: 'embedded', dataDir }, fail);
  const jobs = await openJobs(database.connection, jobDefinitions, fail);
  const log = pino({ level: 'silent' });
  const secret = 'a secret for tests';
  const parts = { config, secret, log, database, jobs, engine: builtInEngine, darkroom, fileRoom };
  const services = composeServices(parts);
  return {
    services,
    jobs,
    async close() {
      await jobs.stop();
      await services.mail.close();
      await database.close();
    },
  };
}
