import { afterAll, expect, test, vi } from 'vitest';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { creativeDirectors } from '../../db/schema.ts';
import { openDirectory } from '../open-directory.ts';
import { keepWarm } from './keep-warm.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test('DIR-05 counts at start, after each change, and no more once stopped', async () => {
  const directory = openDirectory(database.db, database.changes);
  const facts = vi.spyOn(directory, 'facts');
  const stop = keepWarm({ ...database, directory }, fail);
  await vi.waitFor(() => expect(facts).toHaveBeenCalledTimes(1), 60_000);
  await insertDirectors(database, [directorRow({ name: 'Ann' })]);
  await vi.waitFor(() => expect(facts).toHaveBeenCalledTimes(2), 60_000);
  await stop();
  await insertDirectors(database, [directorRow({ name: 'Bo' })]);
  expect(facts).toHaveBeenCalledTimes(2);
});

test('a failure is reported, and the next change tries again', async () => {
  const directory = openDirectory(database.db, database.changes);
  const facts = vi.spyOn(directory, 'facts').mockRejectedValueOnce(new Error('no'));
  const onError = vi.fn();
  const stop = keepWarm({ ...database, directory }, onError);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1), 60_000);
  await insertDirectors(database, [directorRow({ name: 'Cy' })]);
  await vi.waitFor(() => expect(facts).toHaveBeenCalledTimes(2), 60_000);
  await stop();
});

test('DIR-05 changes that follow each other are read once', async () => {
  const directory = openDirectory(database.db, database.changes);
  const { index } = directory;
  const first = Promise.withResolvers<void>();
  const refresh = index.refresh.bind(index);
  const refreshing = vi.spyOn(index, 'refresh');
  refreshing.mockImplementationOnce(() => first.promise.then(() => refresh(() => false)));
  const stop = keepWarm({ ...database, directory }, fail);
  await vi.waitFor(() => expect(refreshing).toHaveBeenCalledTimes(1), 60_000);
  const heard = vi.fn();
  database.changes.subscribe('directors', heard);
  for (const name of ['Di', 'Ed', 'Flo']) await insertDirectors(database, [directorRow({ name })]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3), 60_000);
  first.resolve();
  const read = await index.settled();
  expect(read?.length).toBe(await database.db.$count(creativeDirectors));
  await vi.waitFor(() => expect(refreshing).toHaveBeenCalledTimes(2), 60_000);
  await refreshing.mock.results[1]?.value;
  expect(index.current()).toBe(read);
  await stop();
});

test('DIR-05 a change while everything is counted holds nobody up', async () => {
  const directory = openDirectory(database.db, database.changes);
  const counting = Promise.withResolvers<void>();
  const facts = vi.spyOn(directory, 'facts').mockImplementationOnce(async () => {
    await counting.promise;
    await directory.index.settled(); // as counting does
    throw new Error('nobody asks any more');
  });
  const stop = keepWarm({ ...database, directory }, fail);
  await vi.waitFor(() => expect(facts).toHaveBeenCalledTimes(1), 60_000);
  const heard = vi.fn();
  database.changes.subscribe('directors', heard);
  await insertDirectors(database, [directorRow({ name: 'Gus' })]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 60_000);
  counting.resolve();
  await vi.waitFor(() => expect(facts).toHaveBeenCalledTimes(2), 60_000);
  await stop();
});

test('stopping does not wait for directors that are still to be read', async () => {
  const directory = openDirectory(database.db, database.changes);
  const waiting = vi.spyOn(directory.index, 'refresh');
  const stop = keepWarm({ ...database, directory }, fail);
  await stop();
  expect(waiting).not.toHaveBeenCalled();
  expect(await directory.index.settled()).toBeUndefined();
});

function fail(error: unknown): never {
  throw error;
}
