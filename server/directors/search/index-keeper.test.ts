import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import type { Database } from '../../db/database.ts';
import { creativeDirectors, directorCatalogue } from '../../db/schema.ts';
import { DirectoryIndexKeeper } from './index-keeper.ts';
import { readIndex } from './read-index.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(creativeDirectors);
});

const never = () => false;
const add = (...names: string[]) =>
  insertDirectors(
    database,
    names.map((name) => directorRow({ name })),
  );
const announce = () => database.db.transaction((tx) => database.changes.announce(tx, 'directors'));

test('DIR-05 a change takes the index away until it is read again', async () => {
  const keeper = new DirectoryIndexKeeper(database.db, database.changes);
  expect(keeper.current()).toBeUndefined();
  await keeper.refresh(never);
  expect(keeper.current()?.length).toBe(0);
  await add('Ann', 'Bo');
  await vi.waitFor(() => expect(keeper.current()).toBeUndefined(), 60_000);
  await keeper.refresh(never);
  expect(keeper.current()?.length).toBe(2);
});

test('DIR-05 where only portraits changed, the same index answers again', async () => {
  const keeper = new DirectoryIndexKeeper(database.db, database.changes);
  await keeper.refresh(never);
  const index = keeper.current();
  await announce();
  await vi.waitFor(() => expect(keeper.current()).toBeUndefined(), 60_000);
  await keeper.refresh(never);
  expect(keeper.current()).toBe(index);
});

/** A handle through which `between` happens after the version was read and before directors are. */
function interrupted(between: () => Promise<void>): Database {
  const { db } = database;
  const execute: Database['execute'] = ((...statement: Parameters<Database['execute']>) =>
    between().then(() => db.execute(...statement))) as Database['execute'];
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = key === 'execute' ? execute : Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('DIR-05 a change that has not been heard of yet leaves no index of before and after', async () => {
  const { db, changes } = database;
  const keeper = new DirectoryIndexKeeper(
    interrupted(async () => {
      await db.insert(creativeDirectors).values(directorRow({ name: 'Bo' }));
      await db.update(directorCatalogue).set({ version: sql`version + 1` });
    }),
    changes,
  );
  await keeper.refresh(never);
  expect(keeper.current()).toBeUndefined();
});

test('DIR-05 portraits that come while it is read do not hold the index up', async () => {
  const names = Array.from({ length: 600 }, (_, at) => `Ann ${at}`);
  await add(...names);
  const keeper = new DirectoryIndexKeeper(interrupted(announce), database.changes);
  await keeper.refresh(never);
  expect(keeper.current()?.length).toBe(names.length);
});

test('DIR-05 nothing is read to its end once the server stops', async () => {
  await add(...Array.from({ length: 600 }, (_, at) => `Ann ${at}`));
  const keeper = new DirectoryIndexKeeper(database.db, database.changes);
  await keeper.refresh(() => true);
  expect(keeper.current()).toBeUndefined();
});

describe('who waits for the index', () => {
  test('gets the one that is expected', async () => {
    const keeper = new DirectoryIndexKeeper(database.db, database.changes);
    keeper.expect();
    const waiting = keeper.settled();
    await keeper.refresh(never);
    expect(await waiting).toBe(keeper.current());
  });

  test('gets none where none is expected any more', async () => {
    const keeper = new DirectoryIndexKeeper(database.db, database.changes);
    expect(await keeper.settled()).toBeUndefined();
    keeper.expect();
    const waiting = keeper.settled();
    keeper.giveUp();
    expect(await waiting).toBeUndefined();
  });
});

test('DIR-05 there is no index of more directors than memory is meant for', async () => {
  await add(...Array.from({ length: 600 }, (_, at) => `Ann ${at}`));
  expect((await readIndex(database.db, 0, never))?.length).toBe(600);
  expect(await readIndex(database.db, 0, never, 1_000)).toBeUndefined();
});
