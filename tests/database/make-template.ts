// Makes the migrated database, with the queues of the product's jobs.
import { writeFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { openInMemory } from '#server/db/embedded/embedded.ts';
import { migrateEmbedded } from '#server/db/migrating/migrate.ts';
import { handleEmbedded, type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';

/** Writes the dump of an embedded one to a file. */
export async function makeEmbedded(file: string): Promise<void> {
  // What is made once is made sooner without optimised code; tests run in processes of their own.
  setFlagsFromString('--liftoff-only');
  const { lite, close } = await openInMemory();
  await migrateEmbedded(lite);
  await prepareJobs(await handleEmbedded(lite));
  await writeFile(file, await (await lite.dumpDataDir('none')).bytes());
  await close();
}

/** Brings an empty database of a PostgreSQL server up to date. */
export async function makeShared(url: string): Promise<void> {
  const opened = await openDatabase({ kind: 'postgres', url }, fail);
  await prepareJobs(opened);
  await opened.close();
}

async function prepareJobs({ connection }: OpenDatabase): Promise<void> {
  const jobs = await openJobs(connection, jobDefinitions, fail);
  await jobs.stop();
}

function fail(error: unknown): never {
  throw error;
}
