// `npm run seed-directors -- <count>`: fills the database the settings name with invented
// directors, marked as samples, to see how the directory behaves at that size.

import { openDatabase } from '#server/db/open.ts';
import { readConfig } from '#server/settings/config.ts';
import { chooseDatabase } from '#server/start/choose-database.ts';
import { prepareDataDir } from '#server/start/data-dir.ts';
import { StartError } from '#server/start/start-error.ts';
import { loadDirectors } from './seed/load-directors.ts';

const most = 2_000_000;

async function seed(): Promise<void> {
  const count = Number(process.argv[2]?.replaceAll('_', ''));
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new StartError('Say how many: npm run seed-directors -- 100000');
  }
  const config = readConfig();
  prepareDataDir(config.dataDir);
  const database = await openDatabase(chooseDatabase(config), (error) => console.error(error));
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1_000).toFixed(0)} s`;
  try {
    await loadDirectors(database, {
      count,
      at: new Date(),
      onProgress: (written) => {
        if (written % 50_000 === 0) console.log(`${written} of ${count}, ${seconds()}`);
      },
    });
  } finally {
    await database.close();
  }
  console.log(`${count} directors in ${seconds()}.`);
}

try {
  await seed();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
