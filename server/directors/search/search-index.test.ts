import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type DirectoryPage, directoryPageQuery } from '#domain/directors/directory.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { creativeDirectors } from '../../db/schema.ts';
import { openMemory } from '../directory-memory.ts';
import { openDirectory } from '../open-directory.ts';
import { openReader } from '../read-directors.ts';
import { readIndex } from './read-index.ts';
import { searchDirectors } from './search-directors.ts';
import { searchIndex } from './search-index.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

type Row = { id: string; name: string; location: string; skills: string[] };

async function fill(rows: Row[]): Promise<void> {
  await database.db.delete(creativeDirectors);
  await insertDirectors(database, rows.map(directorRow));
}

const never = () => false;
const known = () => openMemory(database.changes)().directors;
type Asked = { q: string; skills: string[] };

/** All pages as the index gives them, each also as the database gives it. */
async function walkBoth(asked: Asked, limit: number): Promise<[DirectoryPage, DirectoryPage][]> {
  const { db } = database;
  const index = await readIndex(db, 0, never);
  if (!index) throw new Error('There is no index.');
  const pages: [DirectoryPage, DirectoryPage][] = [];
  let cursor: string | undefined;
  for (let count = 0; count < 100; count++) {
    const query = directoryPageQuery.parse({ ...asked, limit, cursor });
    const page = await searchIndex(index, openReader(db), query, known());
    if (!page) throw new Error('Somebody is missing.');
    pages.push([page, await searchDirectors(db, query)]);
    if (page.nextCursor === null) return pages;
    cursor = page.nextCursor;
  }
  throw new Error('The pages do not end.');
}

// Few pieces, so that they meet often: letters with marks, of other scripts, of two UTF-16 units,
// what stands for something else in a pattern, what separates words.
const pieces =
  'a|A|b|ab|an|run|ada|mar| |-|%|_|\\|"|{|,|ä|Ä|ß|é|e\u0301|İ|ı|東|京|😀|😁|👩‍🎨|ﬁ'.split('|');
const textOf = (maxLength: number) =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength }).map((parts) => parts.join(''));
const value = textOf(8);
// Two towns are one location.
const location = fc.oneof(
  fc.constant(''),
  fc.constantFrom('Berlin, Germany', 'London, UK / Berlin, Germany'),
  value,
);
const director = fc.record({
  id: textOf(3),
  name: fc.oneof(fc.constantFrom('Zoë An-Mar', 'Zoe An-Mar', 'Ada Mar'), value),
  location,
  skills: fc.array(value, { maxLength: 4 }),
});
const needle = fc.oneof(
  textOf(1),
  textOf(2),
  textOf(4),
  fc.constantFrom('a mar', 'ë an-m', 'berlin'),
);
const query = fc.record({
  q: fc.oneof(fc.constant(''), needle),
  skills: fc.oneof(fc.constant<string[]>([]), fc.array(textOf(2), { maxLength: 3 })),
});

test('DIR-02 memory and database give the same pages and totals', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(director, { maxLength: 40, selector: ({ id }) => id }),
      fc.array(query, { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (directors, queries, limit) => {
        await fill(directors);
        for (const asked of queries) {
          for (const [found, expected] of await walkBoth(asked, limit)) {
            expect(found).toEqual(expected);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('DIR-02 a cursor of somebody who has gone, or beyond the end, continues where it was', async () => {
  const row = (name: string) => ({ id: name.toLowerCase(), name, location: '', skills: [] });
  await fill(['Ann', 'Bo', 'Cy'].map(row));
  const { db } = database;
  const page = await searchDirectors(db, directoryPageQuery.parse({ limit: 2 }));
  await fill(['Ann', 'Cy'].map(row));
  const next = directoryPageQuery.parse({ limit: 2, cursor: page.nextCursor ?? '' });
  const idsBehind = async () => {
    const index = await readIndex(db, 0, never);
    const found = index && (await searchIndex(index, openReader(db), next, known()));
    return found?.directors.map(({ id }) => id);
  };
  expect(await idsBehind()).toEqual(['cy']);
  await fill([row('Ann')]);
  expect(await idsBehind()).toEqual([]);
});

describe('DIR-02 before a change has been heard of', () => {
  const ask = { q: 'a', skills: [], limit: 2 };
  const openWithIndex = async () => {
    await fill(['Ann', 'Ava', 'Ada'].map((name) => ({ id: name, name, location: '', skills: [] })));
    const directory = openDirectory(database.db, database.changes);
    await directory.index.refresh(never);
    expect(directory.index.current()?.length).toBe(3);
    return directory;
  };

  test('nobody is shown who was switched off or removed: the database is searched', async () => {
    const directory = await openWithIndex();
    const { db } = database;
    await db
      .update(creativeDirectors)
      .set({ active: false })
      .where(eq(creativeDirectors.id, 'Ada'));
    const page = await directory.search(ask);
    expect(page).toMatchObject({ total: 2, nextCursor: null });
    expect(page.directors.map(({ id }) => id)).toEqual(['Ann', 'Ava']);
    await db.delete(creativeDirectors);
    expect((await directory.search(ask)).directors).toEqual([]);
  });

  test('what is shown of a director is what the database holds', async () => {
    const directory = await openWithIndex();
    await database.db
      .update(creativeDirectors)
      .set({ bio: 'New.' })
      .where(eq(creativeDirectors.id, 'Ada'));
    expect((await directory.search(ask)).directors[0]).toMatchObject({ id: 'Ada', bio: 'New.' });
  });
});
