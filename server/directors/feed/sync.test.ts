// On both databases: of two readings that start together one takes the lock.
import { asc, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rowsReading, type TestFeed, testFeed } from '#tests/builders/directors-feed.ts';
import { openTestServices } from '#tests/database/open-test-services.ts';
import { creativeDirectors, directorCatalogue, directorSyncs } from '../../db/schema.ts';
import type { DirectorsFeed } from '../../gateways/directors-feed/port.ts';
import { sampleFeed } from '../../gateways/directors-feed/sample.ts';
import type { Services } from '../../services.ts';
import { gramsOf } from '../search/search-keys.ts';
import { syncDirectors } from './sync.ts';
import { takeLease } from './sync-lease.ts';

const never = new AbortController().signal;
const hour = 3_600_000;
const ann = {
  id: 'ann',
  name: 'Ann Lee',
  rating: 4.5,
  skills: ['VFX'],
  contact_email: 'a@b.example',
};
const bo = { id: 'bo', name: 'Bo', hourly_rate: 90 };

let now: Date;
let feed: TestFeed;
const opened = await openTestServices();
afterAll(() => opened.close());
beforeEach(async () => {
  const { db } = opened.database;
  await db.delete(creativeDirectors);
  await db.delete(directorSyncs);
  await db.update(directorCatalogue).set(emptyCatalogue);
  now = new Date('2026-11-21T10:00:00Z');
  feed = testFeed(rowsReading([ann, bo]));
});
const emptyCatalogue = { version: 0, synced_at: null, feed: null, etag: null, fingerprint: null };

const services = (directorsFeed: DirectorsFeed = feed, more: Partial<Services> = {}) => ({
  ...opened.services,
  now: () => now,
  directorsFeed,
  ...more,
});
const sync = (from?: DirectorsFeed) => syncDirectors(services(from), never);
/** What the feed holds a day later. */
function syncNextDay(...rows: unknown[]) {
  now = new Date(now.getTime() + 24 * hour);
  feed.next = rowsReading(rows);
  return sync();
}
const table = () =>
  opened.database.db.select().from(creativeDirectors).orderBy(asc(creativeDirectors.id));
const active = async () => (await table()).filter((row) => row.active).map(({ id }) => id);
const indexes = async () => {
  const { rows } = await opened.database.db.execute(
    sql`select indexdef from pg_indexes where tablename like 'director_%' order by indexname`,
  );
  return rows;
};
const reports = () =>
  opened.database.db.select().from(directorSyncs).orderBy(asc(directorSyncs.started_at));
const catalogue = async () => (await opened.database.db.select().from(directorCatalogue))[0];

test('DIR-09 a new installation has the directors of the sample feed, marked as such', async () => {
  expect(await sync(sampleFeed)).toEqual({ kind: 'read', synced: 60 });
  const rows = await table();
  expect(rows).toHaveLength(60);
  expect(rows.every(({ sample, active }) => sample && active)).toBe(true);
});

test('DIR-09 a row is kept with its search keys, times and private columns', async () => {
  await sync();
  expect(await table()).toMatchObject([
    {
      ...ann,
      location: '',
      hourly_rate: null,
      sample: false,
      active: true,
      last_synced_at: now,
      created_at: now,
      sort_name: 'ann lee',
      skills_text: 'vfx',
      grams: expect.arrayContaining(gramsOf('an')),
    },
    { ...bo, rating: null, availability_status: 'available' },
  ]);
});

describe('DIR-09 when a feed is read', () => {
  test('not within a day of the last time, and that leaves no report', async () => {
    await sync();
    now = new Date(now.getTime() + 24 * hour - 1);
    expect(await sync()).toEqual({ kind: 'fresh' });
    now = new Date(now.getTime() + 1);
    expect(await sync()).toEqual({ kind: 'read', synced: 0 });
    expect(feed.readings).toHaveLength(2);
    expect(await reports()).toHaveLength(2);
  });

  test('at once when it is another feed', async () => {
    await sync();
    const other = testFeed(rowsReading([ann]), { name: 'another feed' });
    expect(await sync(other)).toEqual({ kind: 'read', synced: 1 });
    expect(other.readings).toEqual([{ etag: null, lastModified: null, fingerprint: null }]);
  });

  test('with what is known of the last time', async () => {
    feed.next = rowsReading([ann], '"v1"');
    await sync();
    now = new Date(now.getTime() + 24 * hour);
    const { fingerprint } = feed.next as { fingerprint: string };
    feed.next = { kind: 'unchanged' };
    expect(await sync()).toEqual({ kind: 'read', synced: 0 });
    expect(feed.readings[1]).toEqual({ etag: '"v1"', lastModified: null, fingerprint });
    expect(await catalogue()).toMatchObject({ etag: '"v1"', synced_at: now, version: 1 });
    expect((await reports())[1]).toMatchObject({ outcome: 'unchanged', rows_read: 0 });
    expect(await sync()).toEqual({ kind: 'fresh' });
  });

  test('from the beginning when rows were written in an older form', async () => {
    await sync();
    await opened.database.db
      .update(directorCatalogue)
      .set({ fingerprint: 'of a time before forms' });
    await opened.database.db.update(creativeDirectors).set({ sort_name: 'made otherwise' });
    expect(await sync()).toEqual({ kind: 'read', synced: 2 });
    expect(feed.readings[1]?.fingerprint).toBeNull();
    expect((await table()).map(({ sort_name }) => sort_name)).toEqual(['ann lee', 'bo']);
  });
});

describe('DIR-09 what a reading changes', () => {
  test('only rows that differ are written', async () => {
    await sync();
    const first = now;
    expect(await syncNextDay({ ...ann, rating: '4.6' }, bo)).toEqual({ kind: 'read', synced: 1 });
    expect(await table()).toMatchObject([
      { rating: 4.6, last_synced_at: now, created_at: first },
      { last_synced_at: first, updated_at: first },
    ]);
  });

  test('whoever vanished is switched off, and on again when back', async () => {
    await sync();
    expect(await syncNextDay(ann)).toEqual({ kind: 'read', synced: 1 });
    expect(await active()).toEqual(['ann']);
    expect(await syncNextDay(ann)).toEqual({ kind: 'read', synced: 0 });
    expect(await syncNextDay(bo, { id: 'cy', name: 'Cy' })).toEqual({ kind: 'read', synced: 3 });
    expect(await active()).toEqual(['bo', 'cy']);
    expect(await table()).toHaveLength(3);
    expect(await reports()).toMatchObject([
      { outcome: 'changed', rows_read: 2, added: 2, changed: 0, deactivated: 0 },
      { outcome: 'changed', rows_read: 1, added: 0, changed: 0, deactivated: 1 },
      { outcome: 'unchanged', rows_read: 1, added: 0, changed: 0, deactivated: 0 },
      { outcome: 'changed', rows_read: 2, added: 1, changed: 1, deactivated: 1 },
    ]);
  });

  test('the order of rows is no change', async () => {
    await sync();
    expect(await syncNextDay(bo, ann)).toEqual({ kind: 'read', synced: 0 });
  });

  test('sample directors leave when a real feed is read, whatever it names or refuses', async () => {
    await sync(sampleFeed);
    const [taken, refused] = (await table()).map(({ id }) => id);
    feed.next = rowsReading([{ id: taken, name: 'Real' }, { id: refused }]);
    expect(await sync()).toEqual({ kind: 'read', synced: 60 });
    const rows = await table();
    expect(rows.filter((row) => row.active)).toMatchObject([
      { id: taken, name: 'Real', sample: false },
    ]);
  });

  test('a thousand rows come and go', async () => {
    const before = await indexes();
    const many = Array.from({ length: 1203 }, (_, n) => ({ id: n, name: `Director ${n}` }));
    expect(await syncNextDay(...many)).toEqual({ kind: 'read', synced: 1203 });
    expect(await syncNextDay(...many.slice(3))).toEqual({ kind: 'read', synced: 3 });
    expect(await active()).toHaveLength(1200);
    expect(await indexes()).toEqual(before);
  });
});

describe('DIR-09 refused rows', () => {
  test('are reported one by one; the others are taken', async () => {
    feed.next = rowsReading([ann, { id: 'x' }, bo, { ...ann, name: 'Again' }, 'text']);
    expect(await sync()).toEqual({ kind: 'read', synced: 2 });
    expect((await reports())[0]).toMatchObject({
      rows_read: 5,
      refused_count: 3,
      refused: [
        { row: 2, id: 'x', reason: 'name is missing' },
        { row: 4, id: 'ann', reason: 'has the id of a row before it' },
        { row: 5, id: null, reason: 'is not an object' },
      ],
    });
    expect((await table())[0]?.name).toBe('Ann Lee');
  });

  test('keep what their director last said', async () => {
    await sync();
    expect(await syncNextDay(ann, { ...bo, hourly_rate: -1 })).toEqual({ kind: 'read', synced: 0 });
    expect((await table())[1]).toMatchObject({ active: true, hourly_rate: 90 });
  });

  test('are logged with their reasons and nothing they hold', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    feed.next = rowsReading([ann, { id: 'x', contact_email: 'private', hourly_rate: 'secret' }]);
    await syncDirectors(services(feed, { log }), never);
    expect(lines.join('')).toMatch(/"row":2,"id":"x","reason":"name is missing; contact_email is /);
    expect(lines.join('')).not.toMatch(/private|secret|a@b\.example/);
  });

  test('are counted in full and listed up to two hundred', async () => {
    feed.next = rowsReading([ann, ...Array.from({ length: 300 }, (_, n) => ({ id: n }))]);
    await sync();
    const [report] = await reports();
    expect(report?.refused_count).toBe(300);
    expect(report?.refused).toHaveLength(200);
  });
});

describe('DIR-09 a feed that cannot be used leaves the old data', () => {
  const unusable: [string, TestFeed['next'], string][] = [
    ['it cannot be read', { kind: 'failed', problem: 'It is empty.' }, 'It is empty.'],
    ['it has no rows', rowsReading([]), 'It has no rows.'],
    ['no row can be taken', rowsReading([{ id: 'ann' }, 7]), 'Every row was refused.'],
  ];
  test.each(unusable)('%s', async (_what, next, problem) => {
    await sync();
    const before = [await table(), await catalogue()];
    now = new Date(now.getTime() + 24 * hour);
    feed.next = next;
    expect(await sync()).toEqual({ kind: 'failed', problem });
    expect([await table(), await catalogue()]).toEqual(before);
    expect((await reports())[1]).toMatchObject({ outcome: 'failed', problem, feed: 'test feed' });
  });

  test('the database fails in the middle', async () => {
    await sync();
    const before = [await table(), await catalogue()];
    now = new Date(now.getTime() + 24 * hour);
    feed.next = rowsReading([{ ...ann, name: 'Another' }]);
    const announce = () => Promise.reject(new Error('the connection is gone'));
    const failing = services(feed, { changes: { ...opened.services.changes, announce } });
    await expect(syncDirectors(failing, never)).rejects.toThrow('the connection is gone');
    expect([await table(), await catalogue()]).toEqual(before);
    expect((await reports())[1]).toMatchObject({ outcome: 'failed', rows_read: 0 });
    expect(await sync()).toEqual({ kind: 'read', synced: 2 });
  });

  test('the run is cut off while it reads', async () => {
    const run = new AbortController();
    feed.next = async (signal) => {
      run.abort();
      signal.throwIfAborted();
      return rowsReading([ann]);
    };
    await expect(syncDirectors(services(), run.signal)).rejects.toThrow();
    expect(await table()).toEqual([]);
    expect((await reports())[0]).toMatchObject({ outcome: 'failed', problem: 'It was cut off.' });
    expect(await catalogue()).toMatchObject({ run_id: null, run_until: null });
  });
});

describe('FN-03 one run at a time', () => {
  test('of two that start together one reads', async () => {
    let finish = () => {};
    const reading = new Promise<void>((resolve) => {
      finish = resolve;
    });
    feed.next = async () => {
      await reading;
      return rowsReading([ann]);
    };
    const first = sync();
    await vi.waitFor(() => expect(feed.readings).toHaveLength(1), 60_000);
    expect(await sync()).toEqual({ kind: 'busy' });
    finish();
    expect(await first).toEqual({ kind: 'read', synced: 1 });
    expect(await sync()).toEqual({ kind: 'fresh' });
    expect(feed.readings).toHaveLength(1);
  });

  test('many at once read once', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => sync()));
    expect(results.filter(({ kind }) => kind === 'read')).toHaveLength(1);
    expect(feed.readings).toHaveLength(1);
  });

  test('one that has ended since the first look counts', async () => {
    const before = await catalogue();
    await sync();
    const { db } = opened.database;
    let looks = 0;
    const late = new Proxy(db, {
      get: (target, key) =>
        key === 'select' && looks++ === 0
          ? () => ({ from: async () => [before] })
          : Reflect.get(target, key),
    });
    expect(await syncDirectors(services(feed, { db: late }), never)).toEqual({ kind: 'fresh' });
    expect(feed.readings).toHaveLength(1);
  });

  test('one that died is waited for until its time is up', async () => {
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    await takeLease(opened.database.db, '00000000-0000-4000-8000-000000000000', now);
    now = minutes(20);
    expect(await sync()).toEqual({ kind: 'busy' });
    now = minutes(1);
    expect(await sync()).toEqual({ kind: 'read', synced: 2 });
  });

  test('one that was overtaken writes nothing', async () => {
    feed.next = async () => {
      now = new Date(now.getTime() + hour);
      feed.next = rowsReading([ann]);
      expect(await sync()).toEqual({ kind: 'read', synced: 1 });
      return rowsReading([bo]);
    };
    await expect(sync()).rejects.toThrow('another one has taken over');
    expect(await active()).toEqual(['ann']);
  });
});

test('DIR-09 a change is announced and counted, nothing else is', async () => {
  const heard = vi.fn();
  const stop = opened.services.changes.subscribe('directors', heard);
  await sync();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 60_000);
  await syncNextDay(bo, ann);
  feed.next = { kind: 'failed', problem: 'It is empty.' };
  await sync();
  expect((await catalogue())?.version).toBe(1);
  await syncNextDay(ann);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), 60_000);
  expect((await catalogue())?.version).toBe(2);
  stop();
});

test('DIR-09 the latest hundred reports are kept', async () => {
  const old = Array.from({ length: 120 }, (_, n) => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    feed: 'test feed',
    started_at: new Date(n),
    finished_at: new Date(n),
    outcome: 'unchanged' as const,
  }));
  await opened.database.db.insert(directorSyncs).values(old);
  await sync();
  const kept = await reports();
  expect(kept).toHaveLength(100);
  expect(kept[0]?.started_at).toEqual(new Date(21));
  expect(kept.at(-1)?.outcome).toBe('changed');
});
