import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type DirectoryPageQuery, directoryPageQuery } from '#domain/directors/directory.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { creativeDirectors } from '../../db/schema.ts';
import { searchDirectors } from './search-directors.ts';
import { folded } from './search-keys.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

type Searched = { id: string; name: string; location: string; skills: string[] };

/** What the directory has to find, in plain words. */
function plainly(rows: Searched[], { q, skills }: Pick<DirectoryPageQuery, 'q' | 'skills'>) {
  const has = (value: string, part: string) => folded(value).includes(folded(part));
  const sortName = ({ name }: Searched) =>
    Buffer.from(folded(name).normalize('NFD').replace(/\p{M}/gu, ''));
  return rows
    .filter(
      (row) =>
        [row.name, row.location, ...row.skills].some((value) => has(value, q)) &&
        skills.every(
          (skill) => folded(skill) === '' || row.skills.some((value) => has(value, skill)),
        ),
    )
    .toSorted(
      (a, b) =>
        Buffer.compare(sortName(a), sortName(b)) ||
        Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)),
    )
    .map(({ id }) => id);
}

// Few pieces, so that they meet often, with all that could be mistaken for something else.
const piece = fc.constantFrom(
  ...['a', 'A', 'b', 'ab', 'an', 'run', 'way', ' ', ' ', '%', '_', '\\', "'", '"', '.', '—', '-'],
  ...[
    'ä',
    'Ä',
    'ß',
    'é',
    'e\u0301',
    'i',
    'I',
    'İ',
    'ı',
    '東',
    '京',
    '都',
    '😀',
    '👩‍🎨',
    '{',
    ',',
    'ﬁ',
  ],
);
const value = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
const short = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(''));
const director = fc.record({
  name: value,
  location: fc.oneof(fc.constant(''), value),
  skills: fc.array(value, { maxLength: 4 }),
});
const query = fc.record({
  q: fc.oneof(fc.constant(''), short, value),
  skills: fc.oneof(fc.constant<string[]>([]), fc.array(short, { maxLength: 2 })),
});
async function walk(asked: { q: string; skills: string[] }, limit: number) {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 100; pages++) {
    const parsed = directoryPageQuery.parse({ ...asked, limit, cursor });
    const page = await searchDirectors(database.db, parsed);
    ids.push(...page.directors.map(({ id }) => id));
    if (page.nextCursor === null) return { ids, total: page.total };
    expect(page.directors).toHaveLength(limit);
    cursor = page.nextCursor;
  }
  throw new Error('The pages do not end.');
}

test('DIR-02 finds what a plain filter finds, each once over all pages, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(director, { maxLength: 30 }),
      fc.array(query, { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (directors, queries, limit) => {
        const rows = directors.map((row, at) => ({ ...row, id: `id-${at}` }));
        await database.db.delete(creativeDirectors);
        await insertDirectors(database, rows.map(directorRow));
        for (const asked of queries) {
          const expected = plainly(rows, asked);
          expect(await walk(asked, limit)).toEqual({
            ids: expected,
            total: expected.length,
          });
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('DIR-02 what stands for something else in a pattern stands for itself', async () => {
  await database.db.delete(creativeDirectors);
  const names = ['run_way', 'run%way', 'run\\way', 'runaway', 'run away', 'run'];
  await insertDirectors(
    database,
    names.map((name, at) => directorRow({ id: `${at}`, name, skills: [name] })),
  );
  for (const [at, name] of names.slice(0, 5).entries()) {
    const only = { ids: [`${at}`], total: 1 };
    expect(await walk({ q: name.toUpperCase(), skills: [] }, 9)).toEqual(only);
    expect(await walk({ q: '', skills: [name] }, 9)).toEqual(only);
  }
});

test('DIR-02 who is switched off, renamed or removed is found accordingly', async () => {
  const { db } = database;
  await db.delete(creativeDirectors);
  const rows = ['Ann', 'Bo', 'Cy'].map((name) => directorRow({ name }));
  await insertDirectors(database, rows);
  const everybody = async () => (await walk({ q: '', skills: [] }, 9)).ids;
  expect(await everybody()).toEqual(['ann', 'bo', 'cy']);
  await db.update(creativeDirectors).set({ active: false }).where(eq(creativeDirectors.id, 'bo'));
  expect(await everybody()).toEqual(['ann', 'cy']);
  const { sort_name, search_text, skills_text, grams } = directorRow({ name: 'Zed' });
  await db
    .update(creativeDirectors)
    .set({ sort_name, search_text, skills_text, grams })
    .where(eq(creativeDirectors.id, 'ann'));
  await db.update(creativeDirectors).set({ active: true });
  expect(await everybody()).toEqual(['bo', 'cy', 'ann']);
  await db.delete(creativeDirectors).where(eq(creativeDirectors.id, 'cy'));
  expect(await everybody()).toEqual(['bo', 'ann']);
});
