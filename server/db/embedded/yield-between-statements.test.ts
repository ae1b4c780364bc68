import { afterAll, expect, test } from 'vitest';
import { openCopy } from '#tests/database/open-copy.ts';

const embedded = await openCopy();
afterAll(() => embedded.close());

test('FN-03 a long queue of statements lets others in between, and keeps its order', async () => {
  const { lite } = embedded;
  await lite.exec('create table seen (id int)');
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const slow = 'select count(*) from generate_series(1, 30000)';
  const queue = Array.from({ length: 40 }, (_, id) => [
    lite.query(slow),
    lite.query('insert into seen values ($1)', [id]),
  ]).flat();
  await Promise.all(queue);
  isOver = true;
  expect(turns).toBeGreaterThan(3);
  const { rows } = await lite.query<{ id: number }>('select id from seen');
  expect(rows.map(({ id }) => id)).toEqual([...Array(40).keys()]);
});

test('FN-03 a statement that fails, and a transaction that rolls back, hold up nothing', async () => {
  const { lite } = embedded;
  const failed = lite.query('select nothing');
  const rolledBack = lite.transaction(async (tx) => {
    await tx.query('create table gone (id int)');
    throw new Error('no');
  });
  const after = lite.query('select 1 as one');
  await expect(failed).rejects.toThrow('nothing');
  await expect(rolledBack).rejects.toThrow('no');
  expect((await after).rows).toEqual([{ one: 1 }]);
});
