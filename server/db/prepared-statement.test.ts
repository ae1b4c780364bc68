import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openCopy } from '#tests/database/open-copy.ts';
import { handleEmbedded } from './open.ts';
import { preparedOnce } from './prepared-statement.ts';

const embedded = await openCopy();
const database = await handleEmbedded(embedded.lite);
await database.db.execute(sql`create table words (word text primary key, count int)`);
afterAll(() => embedded.close());

const echo = async (text: string | null, count: number, isTrue: boolean) =>
  (
    await database.db.execute(
      preparedOnce(
        sql`select ${text}::text as text, ${count}::int as count, ${isTrue}::boolean as is_true`,
      ),
    )
  ).rows;

test('FN-03 what runs prepared takes every value as it is, quotes and backslashes too', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom("'", "\\'", '$1', "'); drop table words; --", 'null', '\\'),
  );
  const given = [texts.filter((text) => !text.includes('\0')), fc.integer({ min: -1e9, max: 1e9 })];
  await fc.assert(
    fc.asyncProperty(
      ...(given as [fc.Arbitrary<string>, fc.Arbitrary<number>]),
      async (text, n) => {
        expect(await echo(text, n, n > 0)).toEqual([{ text, count: n, is_true: n > 0 }]);
      },
    ),
  );
  expect(await echo(null, 1, true)).toEqual([{ text: null, count: 1, is_true: true }]);
});

test('FN-03 the first runs of a prepared statement may come at once', async () => {
  const add = (word: string) =>
    database.db.execute(
      preparedOnce(sql`insert into words values (${word}, 1)
        on conflict (word) do update set count = words.count + 1 returning count`),
    );
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('pear')));
  expect(answers.map(({ rows }) => rows[0]?.count)).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  );
  const { rows } = await database.db.execute(
    sql`select count(*)::int as n from pg_prepared_statements where statement like '%into words%'`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('FN-03 it waits for a transaction of somebody else and is no part of it', async () => {
  const add = () => database.db.execute(preparedOnce(sql`insert into words values (${'plum'}, 1)`));
  const inside = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const rolledBack = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into words values ('quince', 1)`);
    inside.resolve();
    await asked.promise;
    throw new Error('rolled back');
  });
  await inside.promise;
  const added = add();
  asked.resolve();
  await expect(rolledBack).rejects.toThrow('rolled back');
  await added;
  const { rows } = await database.db.execute(
    sql`select word from words where word in ('plum', 'quince')`,
  );
  expect(rows).toEqual([{ word: 'plum' }]);
});

test('FN-03 a refused value and a broken statement are errors, and nothing stays broken', async () => {
  await expect(echo('a\0b', 1, true)).rejects.toThrow();
  const divide = (by: number) =>
    database.db.execute(preparedOnce(sql`select 1 / ${by}::int as one`));
  await expect(divide(0)).rejects.toThrow();
  expect((await divide(1)).rows).toEqual([{ one: 1 }]);
  const broken = () => database.db.execute(preparedOnce(sql`select from nowhere`));
  await expect(broken()).rejects.toThrow();
  await database.db.execute(sql`create table nowhere (id int)`);
  expect((await broken()).rows).toEqual([]);
});
