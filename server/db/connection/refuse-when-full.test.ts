import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { noRoomError } from '../../start/check-disk.ts';
import { refuseWhenFull } from './refuse-when-full.ts';

test.each([
  ['select 1', true],
  ['  SELECT a FROM t', true],
  ['show synchronous_commit', true],
  ['select a from t for update', false],
  ['select a from t for no key update skip locked', false],
  ['insert into t values (1)', false],
  ['with s as (update t set a = 1 returning a) select * from s', false],
  ['begin', false],
])('FN-02 without room for the journal %s goes on: %s', async (statement, goesOn) => {
  let hasRoom = true;
  const done = async () => 'done';
  const lite = { query: done, exec: done, transaction: done };
  const look = () => (hasRoom ? undefined : noRoomError('/data'));
  refuseWhenFull(lite as unknown as PGlite, '/data', look);
  const ask = lite.query as (statement: string) => Promise<string>;
  expect(await ask(statement)).toBe('done');
  hasRoom = false;
  if (goesOn) expect(await ask(statement)).toBe('done');
  else await expect(ask(statement)).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(lite.transaction()).rejects.toMatchObject({ code: 'ENOSPC' });
});
