// Plans at a size where a wrong one would be chosen if it could be: half of the directors match some
// of the terms.
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { loadDirectors } from '../../../scripts/seed/load-directors.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { creativeDirectors } from '../../db/schema.ts';
import { countFound, findPage } from './search-directors.ts';
import { searchTermsOf } from './search-terms.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDirectors(database, { count: 8_000, at: new Date() });
}, 600_000);
afterAll(() => database.close());

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
};

/** How each table is read, as in `director_search: Bitmap Heap Scan`. */
async function readings(statement: { getSQL(): SQL }): Promise<string[]> {
  const { rows } = await database.db.execute(sql`explain (format json) ${statement.getSQL()}`);
  const [explained] = rows as { 'QUERY PLAN': [{ Plan: Plan }] }[];
  if (!explained) throw new Error('There is no plan.');
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  return nodes(explained['QUERY PLAN'][0].Plan).flatMap((node) => {
    const name = node['Relation Name'] ?? node['Index Name'];
    return name && / Scan/.test(node['Node Type']) ? [`${name}: ${node['Node Type']}`] : [];
  });
}

const gathered = ['director_search: Bitmap Heap Scan', 'director_search_found: Bitmap Index Scan'];
const shown = 'creative_directors: Index Scan';
const part = { after: undefined, rows: 13 };
const deep = { after: { sortName: 'mara quill', id: 'invented-9' }, rows: 13 };

const searches: [string, string, string[]][] = [
  ['a frequent word', 'ing', []],
  ['a rare name', 'marrowby', []],
  ['two letters', 'an', []],
  ['one letter', 'a', []],
  ['no letter at all', '...', []],
  ['other scripts', '東京都', []],
  ['a chip', '', ['AI video']],
  ['a short chip', '', ['ai']],
  ['words and two chips', 'los', ['AI video', 'VFX']],
];

test.each(searches)('DIR-05 %s is counted and gathered through the index', async (_, q, skills) => {
  const terms = searchTermsOf({ q, skills });
  const { db } = database;
  expect((await readings(countFound(db, terms))).toSorted()).toEqual(gathered);
  for (const where of [part, deep]) {
    const statement = findPage(db, terms, where);
    expect((await readings(statement)).toSorted()).toEqual([shown, ...gathered]);
  }
});

test('DIR-05 everybody is counted in the index alone', async () => {
  expect(await readings(countFound(database.db, []))).toEqual(['director_search: Index Only Scan']);
});

test('the rows are there for a plan to matter', async () => {
  expect(await database.db.$count(creativeDirectors)).toBe(8_000);
});
