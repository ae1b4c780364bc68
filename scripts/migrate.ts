// `npm run migrate`: brings the database the settings name up to date and says what it did. Ends with
// 0 when it is up to date, 1 when that cannot be. `-- --check` changes nothing, and ends with 0 when
// this release can work on the database as it is, 1 when it cannot.
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import { requireQueueTables } from '#server/jobs/require-queue-tables.ts';
import { readConfig } from '#server/settings/config.ts';
import { chooseDatabase } from '#server/start/choose-database.ts';
import { prepareDataDir } from '#server/start/data-dir.ts';
import { StartError } from '#server/start/start-error.ts';

const isCheck = process.argv.includes('--check');

async function migrate(): Promise<void> {
  const config = readConfig();
  if (!config.databaseUrl) prepareDataDir(config.dataDir);
  const from = performance.now();
  const choice = { ...chooseDatabase(config), migrates: !isCheck };
  const database = await openDatabase(choice, (error) => console.error(error));
  try {
    if (isCheck) await requireQueueTables(database.db);
    else await bringQueueUpToDate(database);
  } finally {
    await database.close();
  }
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  for (const tag of database.migrated) console.log(`ran ${tag}`);
  console.log(
    database.migrated.length > 0
      ? `The database is up to date: ${database.migrated.length} migrations in ${seconds} s.`
      : 'The database is up to date: there was nothing to do.',
  );
}

async function bringQueueUpToDate({ connection }: OpenDatabase): Promise<void> {
  const jobs = await openJobs(connection, jobDefinitions, (error) => console.error(error));
  await jobs.stop();
}

try {
  await migrate();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
