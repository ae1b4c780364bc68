// On both databases: another process hears of a change by a notice.
// Two processes on one database, as far as they differ: each with its own connections and memory.
import { expect, test } from 'vitest';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { type OpenDatabase, openDatabase } from '../../db/open.ts';
import { openDirectory } from '../../directors/open-directory.ts';
import { readConfig } from '../../settings/config.ts';
import { openPageCache } from './page-cache.ts';

const config = readConfig({ APP_URL: 'http://localhost:3000' }, '/nowhere');

function openProcess({ db, changes }: OpenDatabase) {
  const directory = openDirectory(db, changes);
  const search = async () => {
    const { total } = await directory.search({ q: 'an', skills: [], limit: 12 });
    return Response.json({ total });
  };
  const pages = openPageCache(config, { page: search, api: search }, changes);
  return async (url: string) => (await pages.find({ url, headers: {} })?.file)?.bytes.toString();
}

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'FN-03 a change made by one process empties what the other keeps',
  async () => {
    const first = await openTestDatabase();
    const url = first.connection.kind === 'postgres' ? first.connection.url : '';
    const second = await openDatabase({ kind: 'postgres', url }, () => {});
    const [askFirst, askSecond] = [openProcess(first), openProcess(second)];
    for (const ask of [askFirst, askSecond]) {
      expect(await ask('/api/directors?q=an')).toBe('{"total":0}');
      expect(await ask('/creative-directors?q=an')).toBe('{"total":0}');
    }
    await insertDirectors(first, [directorRow({ name: 'Ann' })]);
    for (const ask of [askFirst, askSecond]) {
      await expect.poll(() => ask('/api/directors?q=an')).toBe('{"total":1}');
      expect(await ask('/creative-directors?q=an')).toBe('{"total":1}');
    }
    await second.close();
    await first.close();
  },
);
