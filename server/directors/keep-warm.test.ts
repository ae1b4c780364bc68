import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import type { OpenDatabase } from '../db/open.ts';
import { keepWarm } from './keep-warm.ts';
import { openDirectory } from './open-directory.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('DIR-05 counts at start, after each change, and no more once stopped', async () => {
  const directory = openDirectory(database.db, database.changes);
  const facts = vi.spyOn(directory, 'facts');
  const stop = keepWarm({ ...database, directory }, (error) => {
    throw error;
  });
  await vi.waitFor(() => expect(facts).toHaveBeenCalledTimes(1));
  await insertDirectors(database, [directorRow({ name: 'Ann' })]);
  await vi.waitFor(() => expect(facts).toHaveBeenCalledTimes(2));
  await stop();
  await insertDirectors(database, [directorRow({ name: 'Bo' })]);
  expect(facts).toHaveBeenCalledTimes(2);
});

test('a failure is reported, and the next change tries again', async () => {
  const directory = openDirectory(database.db, database.changes);
  const facts = vi.spyOn(directory, 'facts').mockRejectedValueOnce(new Error('no'));
  const onError = vi.fn();
  const stop = keepWarm({ ...database, directory }, onError);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  await insertDirectors(database, [directorRow({ name: 'Cy' })]);
  await vi.waitFor(() => expect(facts).toHaveBeenCalledTimes(2));
  await stop();
});
