import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { rowsReading, testFeed } from '#tests/builders/directors-feed.ts';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import type { Database } from '../db/database.ts';
import {
  directorCatalogue,
  directorSearch,
  directorSyncs,
  creativeDirectors as table,
} from '../db/schema.ts';
import type { Services } from '../services.ts';
import { readDirectorRow } from './director-row.ts';
import { addIncoming, joinIncoming, openIncoming, settleIncoming } from './incoming.ts';
import { searchKeys } from './search-keys.ts';
import { syncDirectors } from './sync.ts';

const never = new AbortController().signal;
const now = new Date('2026-11-21T10:00:00Z');
const count = 300;
const feedRows = (word: string, size = count) =>
  Array.from({ length: size }, (_, n) => ({ id: `d${n}`, name: `${word} ${n}`, skills: ['VFX'] }));

let opened: TestServices;
let db: Database;
beforeAll(async () => {
  opened = await openTestServices();
  db = opened.database.db;
});
afterAll(() => opened.close());
beforeEach(async () => {
  await settleIncoming(db);
  await db.delete(table);
  await db.delete(directorSyncs);
  await db.update(directorCatalogue).set({ version: 0, synced_at: null, feed: null, etag: null });
});

const sync = (rows: unknown[], more: Partial<Services> = {}) =>
  syncDirectors(
    { ...opened.services, now: () => now, directorsFeed: testFeed(rowsReading(rows)), ...more },
    never,
    { force: true },
  );
const namesOf = async () => {
  const rows = await db.select({ name: table.name }).from(table).orderBy(asc(table.name));
  return rows.map(({ name }) => name);
};
/** The names that a search would find, one for each entry. */
const found = async () => {
  const rows = await db
    .select({ name: directorSearch.sort_name })
    .from(directorSearch)
    .orderBy(asc(directorSearch.sort_name));
  return rows.map(({ name }) => name);
};
const areLeft = async () => {
  const { rows } = await db.execute(
    sql`select relname from pg_class where relname like 'incoming%' and relkind = 'r'`,
  );
  return rows.length > 0;
};

/** Ann becomes Anna, Bo is new; Cy is left alone. */
async function makeReady(): Promise<void> {
  await sync([
    { id: 'ann', name: 'Ann' },
    { id: 'cy', name: 'Cy' },
  ]);
  await openIncoming(db);
  const made = { last_synced_at: now, created_at: now, updated_at: now, active: true };
  const house = { sample: false, origin: 'feed', house_fields: [], suspended: false };
  const row = (id: string, name: string) => {
    const { director } = readDirectorRow({ id, name });
    return director && { ...director, ...searchKeys(director), ...made, ...house };
  };
  await addIncoming(
    db,
    [row('ann', 'Anna'), row('bo', 'Bo')].filter((one) => one !== undefined),
  );
}
const join = () => db.transaction(joinIncoming);

describe('DIR-09 rows that are made ready', () => {
  test('are seen by nobody, then all at once, and so they stay', async () => {
    await makeReady();
    expect([await namesOf(), await found()]).toEqual([
      ['Ann', 'Cy'],
      ['ann', 'cy'],
    ]);
    await join();
    const joined = [
      ['Anna', 'Bo', 'Cy'],
      ['anna', 'bo', 'cy'],
    ];
    expect([await namesOf(), await found()]).toEqual(joined);
    await settleIncoming(db);
    expect([await namesOf(), await found(), await areLeft()]).toEqual([...joined, false]);
  });

  test('are gone with a process that dies before they are joined', async () => {
    await makeReady();
    await settleIncoming(db);
    expect([await namesOf(), await found(), await areLeft()]).toEqual([
      ['Ann', 'Cy'],
      ['ann', 'cy'],
      false,
    ]);
  });

  test('can be changed while they are moved, and are found once', async () => {
    await makeReady();
    await join();
    const set = (id: string, row: object) => db.update(table).set(row).where(eq(table.id, id));
    await set('ann', { portrait: 'portraits/a.jpg' });
    await set('bo', { name: 'Bob', ...searchKeys({ name: 'Bob', location: '', skills: [] }) });
    expect([await namesOf(), await found()]).toEqual([
      ['Anna', 'Bob', 'Cy'],
      ['anna', 'bob', 'cy'],
    ]);
    await set('bo', { active: false });
    await settleIncoming(db);
    expect([await namesOf(), await found()]).toEqual([
      ['Anna', 'Bob', 'Cy'],
      ['anna', 'cy'],
    ]);
    const [ann] = await db.select().from(table).where(eq(table.id, 'ann'));
    expect(ann?.portrait).toBe('portraits/a.jpg');
  });

  test('have what became of pictures meanwhile', async () => {
    await makeReady();
    await db.update(table).set({ portrait: 'portraits/new.jpg', portrait_tries: 2 });
    await join();
    const rows = await db.select().from(table).orderBy(asc(table.id));
    const pictures = rows.map(({ portrait, portrait_tries }) => [portrait, portrait_tries]);
    expect(pictures).toEqual([
      ['portraits/new.jpg', 2],
      [null, 0],
      ['portraits/new.jpg', 2],
    ]);
  });
});

describe('DIR-09 a large feed', () => {
  test('is seen whole or not at all, by who looks all the time', async () => {
    await sync(feedRows('Old'));
    const seen = new Set<string>();
    let isOver = false;
    const look = async () => {
      while (!isOver) {
        const { rows } = await db.execute(sql`
          select count(*)::int as all, count(*) filter (where name like 'New %')::int as new,
            (select count(*)::int from director_search where search_text like 'new %') as found
          from ${table} where active`);
        seen.add(JSON.stringify(rows[0]));
      }
    };
    const looking = look();
    expect(await sync(feedRows('New', count - 20))).toEqual({ kind: 'read', synced: count });
    isOver = true;
    await looking;
    const old = JSON.stringify({ all: count, new: 0, found: 0 });
    const late = JSON.stringify({ all: count - 20, new: count - 20, found: count - 20 });
    expect([...seen].filter((one) => one !== old)).toEqual([late]);
  });

  test('does not undo what the house says while it is made ready', async () => {
    await sync(feedRows('Old'));
    let isEdited = false;
    const isApart = inject('testTemplate').kind === 'pglite';
    const edit = async () => {
      isEdited = true;
      await db
        .update(table)
        .set({ name: 'Mine', house_fields: ['name'] })
        .where(eq(table.id, 'd7'));
      await db.update(directorCatalogue).set({ version: sql`${directorCatalogue.version} + 1` });
    };
    const busy = new Proxy(db, {
      get: (target, key) => {
        if (key !== 'transaction' || isEdited) return Reflect.get(target, key);
        return async (work: Parameters<Database['transaction']>[0]) => {
          if (!isApart || (await areLeft())) await edit();
          return target.transaction(work);
        };
      },
    });
    expect(await sync(feedRows('New'), { db: busy })).toEqual({ kind: 'read', synced: count });
    const names = await namesOf();
    expect(names.filter((name) => !name.startsWith('New '))).toEqual(['Mine']);
    expect(await areLeft()).toBe(false);
    expect(await found()).toHaveLength(count);
  });

  test('that fails while it is joined leaves the old data', async () => {
    await sync(feedRows('Old'));
    const announce = () => Promise.reject(new Error('the connection is gone'));
    const changes = { ...opened.services.changes, announce };
    await expect(sync(feedRows('New'), { changes })).rejects.toThrow('the connection is gone');
    expect((await namesOf()).some((name) => name.startsWith('New'))).toBe(false);
    expect(await sync(feedRows('New'))).toEqual({ kind: 'read', synced: count });
    expect([await areLeft(), (await found()).length]).toEqual([false, count]);
  });

  test('keeps suspended who is, and when they came', async () => {
    await sync(feedRows('Old'));
    await db.update(table).set({ suspended: true, active: false }).where(eq(table.id, 'd1'));
    const later = new Date(now.getTime() + 1_000);
    await sync(feedRows('New'), { now: () => later });
    const [row] = await db.select().from(table).where(eq(table.id, 'd1'));
    expect(row).toMatchObject({ name: 'New 1', active: false, created_at: now, updated_at: later });
  });
});
