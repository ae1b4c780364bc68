import { expect, test } from 'vitest';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { touchRows } from './touch-rows.ts';

test('DIR-02 every director is read ahead, a hundred at a time, until somebody says stop', async () => {
  const database = await openTestDatabase();
  const names = Array.from({ length: 250 }, (_, at) => `director-${at}`);
  await insertDirectors(
    database,
    names.map((id) => directorRow({ id, name: id, location: 'Oslo', skills: [] })),
  );
  let asked = 0;
  const after = (rounds: number) => () => ++asked > rounds;
  await touchRows(database.db, after(10));
  expect(asked).toBe(3);
  asked = 0;
  await touchRows(database.db, after(1));
  expect(asked).toBe(2);
  await database.close();
});
