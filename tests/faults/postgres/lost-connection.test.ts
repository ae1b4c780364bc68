// A connection that is lost in the middle of a transaction fails that transaction, and nothing else.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { makeMigratedDatabase } from './make-database.ts';

const fail = (error: unknown) => {
  throw error;
};

test('FN-02 a connection lost between two statements fails their transaction and ends no process', async () => {
  const url = await makeMigratedDatabase();
  const { db, close } = await openDatabase({ kind: 'postgres', url }, fail);
  const other = new Client({ connectionString: url });
  await other.connect();
  let begun = false;
  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    begun = true;
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await sleep(200); // until the end of the connection has been heard
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  expect(begun).toBe(true);
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  await other.end();
  await close();
});
