// A pooler before PostgreSQL: used as it can be, or refused in a sentence.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { announce } from '#server/db/changes.ts';
import { openMutex } from '#server/db/mutex.ts';
import { openDatabase } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { jobDefinitions } from '#server/jobs/registry.ts';
import { hasPgbouncer, startPgbouncer } from '../../database/pgbouncer.ts';
import { makeEmptyDatabase } from './make-database.ts';

const ignore = () => {};

test.skipIf(!hasPgbouncer)(
  'FN-06 through PgBouncer in transaction mode everything works that has a direct address',
  async () => {
    const directUrl = await makeEmptyDatabase();
    const pooler = await startPgbouncer(directUrl);
    const open = () =>
      openDatabase({ kind: 'postgres', url: pooler.url, directUrl, poolSize: 4 }, ignore);
    const [one, two] = await Promise.all([open(), open()]);
    const jobs = await openJobs(one.connection, jobDefinitions, ignore);

    const heard: string[] = [];
    two.changes.subscribe('directors', (subject) => heard.push(subject ?? ''));
    await one.db.transaction((tx) => announce(tx, 'directors', 'one'));
    await expect.poll(() => heard).toEqual(['one']);

    // Many transactions at once over few connections, each with a view of its own.
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? one : two).db.transaction(async (tx) => {
          await tx.execute(sql`create temp table own on commit drop as select ${at}::int as at`);
          return (await tx.execute(sql`select at from own`)).rows[0]?.at;
        }),
      ),
    );
    expect(counts).toEqual(Array.from({ length: 40 }, (_, at) => at));

    let inside = 0;
    const turn = async () => {
      inside++;
      expect(inside).toBe(1);
      await jobs.check();
      inside--;
    };
    const takes = [openMutex(one.connection), openMutex(two.connection)];
    await Promise.all(takes.map((take) => take('the same work', turn)));

    await jobs.stop();
    await Promise.all([one.close(), two.close()]);
    await pooler.stop();
  },
);

test.skipIf(!hasPgbouncer).each([
  { settings: [] },
  {
    settings: ['ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout'],
  },
])('FN-06 PgBouncer alone is refused, and why is said: $settings', async ({ settings }) => {
  const direct = await makeEmptyDatabase();
  const pooler = await startPgbouncer(direct, settings);
  const opening = openDatabase({ kind: 'postgres', url: pooler.url }, ignore);
  await expect(opening).rejects.toThrow(/Set DATABASE_DIRECT_URL/);
  const itself = openDatabase({ kind: 'postgres', url: pooler.url, directUrl: pooler.url }, ignore);
  await expect(itself).rejects.toThrow(/Set DATABASE_DIRECT_URL/);
  await pooler.stop();
});
