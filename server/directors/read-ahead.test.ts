import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { directoryPageQuery } from '#domain/directors/directory.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import type { Changes } from '../db/changes.ts';
import { creativeDirectors } from '../db/schema.ts';
import { findDirector } from './find-director.ts';
import { KnownDirectors } from './known-directors.ts';
import { openDirectory } from './open-directory.ts';
import { readAhead } from './read-ahead.ts';
import { openJsonReader, openReader } from './read-directors.ts';
import { cursorOf } from './search/cursor.ts';
import { readIndex } from './search/read-index.ts';
import { searchDirectors } from './search/search-directors.ts';
import { searchIndex } from './search/search-index.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
beforeEach(() => database.db.delete(creativeDirectors));

const never = () => false;
const fill = (...names: string[]) =>
  insertDirectors(
    database,
    names.map((name) => directorRow({ name, bio: `I am ${name}.` })),
  );
/** Enough for several readings. */
const many = Array.from({ length: 130 }, (_, at) => `Ann ${1000 + at}`);

async function openWithIndex(changes = database.changes) {
  const directory = openDirectory(database.db, changes);
  await directory.index.refresh(never);
  return directory;
}

test('DIR-02 what was read ahead is what the database holds', async () => {
  const full = directorRow({
    name: 'Zoë 😀 “東京”',
    location: 'Łódź, Poland',
    bio: 'Two\nlines, a "quote", a \\ and a\ttab.',
    rating: 4.8,
    review_count: 12,
    skills: ['VFX', 'a,b', '{}', ''],
    tools: ['Sora'],
    profile_image: 'https://example.com/zoe.jpg',
    portrait: 'portraits/zoe.webp',
    portrait_of: 'https://example.com/zoe.jpg',
    video_reel_poster: 'https://example.com/new.jpg',
    reel_poster: 'reel-posters/zoe.webp',
    reel_poster_of: 'https://example.com/old.jpg',
    last_synced_at: new Date('2026-03-01T12:00:00.123Z'),
  });
  await insertDirectors(database, [full, { ...directorRow({ name: 'Bo' }), active: false }]);
  await fill(...many);
  const ids = [full.id, 'bo', 'ann-1000', 'ann-1129'];
  const expected = await Promise.all(ids.map((id) => findDirector(database.db, id)));
  const directory = await openWithIndex();
  await directory.readAhead(never);
  await database.db.delete(creativeDirectors); // and nobody tells
  expect(await Promise.all(ids.map((id) => directory.find(id)))).toEqual(expected);
  expect(expected[0]).toMatchObject({
    profile_image: '/api/storage/portraits/zoe.webp',
    video_reel_poster: null,
  });
  const page = await directory.search({ q: 'ZOË', skills: [], limit: 12 });
  expect(page).toEqual({
    directors: [expected[0]],
    total: 1,
    nextCursor: null,
    chips: [{ name: 'VFX', count: 1 }],
  });
});

test('DIR-05 a change drops what was read ahead', async () => {
  await fill('Ann');
  const directory = await openWithIndex();
  await directory.readAhead(never);
  const { db, changes } = database;
  await db.update(creativeDirectors).set({ bio: 'New.' });
  await db.transaction((tx) => changes.announce(tx, 'directors'));
  await vi.waitFor(async () => expect((await directory.find('ann'))?.bio).toBe('New.'), 60_000);
  await db.delete(creativeDirectors);
  expect(await directory.find('ann')).toBeNull();
});

/** Changes that are told of at once, while a reading is under way. */
function openChanges() {
  const listeners: (() => void)[] = [];
  const subscribe: Changes['subscribe'] = (_, listener) => {
    listeners.push(listener);
    return () => {};
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return { changes: { ...database.changes, subscribe }, tell };
}

test('DIR-05 what a change overtakes is not known after it', async () => {
  await fill(...many);
  const { changes, tell } = openChanges();
  const directory = await openWithIndex(changes);
  const isOver = vi.fn(never);
  const reading = directory.readAhead(isOver);
  tell();
  await reading;
  expect(isOver).toHaveBeenCalledTimes(2); // of four
  await database.db.delete(creativeDirectors);
  expect(await directory.find('ann-1000')).toBeNull();
});

test('DIR-05 nothing is read ahead to its end once the server stops', async () => {
  await fill(...many);
  // PostgreSQL may tell of the filling only now: no change is told of here.
  const directory = await openWithIndex(openChanges().changes);
  const isOver = vi.fn(never).mockReturnValueOnce(false).mockReturnValue(true);
  await directory.readAhead(isOver);
  expect(isOver).toHaveBeenCalledTimes(2);
  await database.db.delete(creativeDirectors);
  expect(await directory.find('ann-1000')).not.toBeNull();
  expect(await directory.find('ann-1129')).toBeNull();
});

test('DIR-02 beyond its bound the first in order are known, all others read when asked for', async () => {
  await fill(...many);
  const { db } = database;
  const index = await readIndex(db, 0, never);
  if (!index) throw new Error('There is no index.');
  const readJson = openJsonReader(db);
  const [one] = await readJson(['ann-1000']);
  const known = new KnownDirectors(100 * (one?.json.length ?? 0));
  await readAhead(index, readJson, known, never);
  const knows = (id: string) => known.get(id) !== undefined;
  expect(['ann-1000', 'ann-1099'].map(knows)).toEqual([true, true]);
  expect(['ann-1100', 'ann-1129'].map(knows)).toEqual([false, false]);
  const behind = index.find([], { after: undefined, rows: 80 }).places.at(-1);
  const cursor = behind && cursorOf(behind);
  const query = directoryPageQuery.parse({ q: 'ann', limit: 40, cursor });
  const page = await searchIndex(index, openReader(db), query, known);
  expect(page).toEqual(await searchDirectors(db, query));
  expect(page?.directors.map(({ id }) => id).slice(19, 21)).toEqual(['ann-1099', 'ann-1100']);
});
