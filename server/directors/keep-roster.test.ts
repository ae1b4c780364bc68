import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import type { Database } from '../db/database.ts';
import type { OpenDatabase } from '../db/open.ts';
import { creativeDirectors, directorCatalogue } from '../db/schema.ts';
import { openRoster } from './keep-roster.ts';
import { readRoster } from './read-roster.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
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

test('DIR-05 a change takes the roster away until it is read again', async () => {
  const keeper = openRoster(database.db, database.changes);
  expect(keeper.current()).toBeUndefined();
  await keeper.refresh(never);
  expect(keeper.current()?.length).toBe(0);
  await add('Ann', 'Bo');
  await vi.waitFor(() => expect(keeper.current()).toBeUndefined());
  await keeper.refresh(never);
  expect(keeper.current()?.length).toBe(2);
});

test('DIR-05 where only portraits changed, the same roster answers again', async () => {
  const keeper = openRoster(database.db, database.changes);
  await keeper.refresh(never);
  const roster = keeper.current();
  await announce();
  await vi.waitFor(() => expect(keeper.current()).toBeUndefined());
  await keeper.refresh(never);
  expect(keeper.current()).toBe(roster);
});

test('DIR-05 what was being read when directors changed is of no use', async () => {
  const keeper = openRoster(database.db, database.changes);
  await keeper.refresh(() => true);
  expect(keeper.current()).toBeUndefined();
});

test('DIR-05 a change not heard of yet has everything read again', async () => {
  await add('Ann');
  const { db, changes } = database;
  let selects = 0;
  // The version, then the directors: in between somebody writes and has not told yet.
  const slow = new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key !== 'execute') return typeof value === 'function' ? value.bind(target) : value;
      return async (...statement: Parameters<Database['execute']>) => {
        const answer = await target.execute(...statement);
        selects += 1;
        if (selects === 1) {
          await db.insert(creativeDirectors).values(directorRow({ name: 'Bo' }));
          await db.update(directorCatalogue).set({ version: sql`version + 1` });
        }
        return answer;
      };
    },
  });
  const keeper = openRoster(slow, changes);
  await keeper.refresh(never);
  expect(selects).toBe(2);
  expect(keeper.current()?.length).toBe(2);
  const [state] = await db.select().from(directorCatalogue);
  expect(keeper.current()?.version).toBe(state?.version);
});

describe('who waits for the roster', () => {
  test('gets the one that is expected', async () => {
    const keeper = openRoster(database.db, database.changes);
    keeper.expect();
    const waiting = keeper.settled();
    await keeper.refresh(never);
    expect(await waiting).toBe(keeper.current());
  });

  test('gets none where none is expected any more', async () => {
    const keeper = openRoster(database.db, database.changes);
    expect(await keeper.settled()).toBeUndefined();
    keeper.expect();
    const waiting = keeper.settled();
    keeper.giveUp();
    expect(await waiting).toBeUndefined();
  });
});

test('DIR-05 there is no roster of more directors than memory is meant for', async () => {
  await add(...Array.from({ length: 600 }, (_, at) => `Ann ${at}`));
  expect((await readRoster(database.db, 0, never))?.length).toBe(600);
  expect(await readRoster(database.db, 0, never, 1_000)).toBeUndefined();
});
