import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/database/open-test-database.ts';

const database = await openTestDatabase(() => {});
afterAll(() => database.close());

test('FN-03 a change is heard once its transaction has committed, and not before', async () => {
  const { db, changes } = database;
  const heard = vi.fn();
  const stop = changes.subscribe('directors', heard);
  await db.transaction(async (tx) => {
    await changes.announce(tx, 'directors');
    expect(heard).not.toHaveBeenCalled();
  });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 60_000);
  stop();
});

test('FN-03 a change that is rolled back is never heard', async () => {
  const { db, changes } = database;
  const heard = vi.fn();
  const stop = changes.subscribe('directors', heard);
  const failing = db.transaction(async (tx) => {
    await changes.announce(tx, 'directors');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await db.transaction((tx) => changes.announce(tx, 'directors'));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 60_000);
  stop();
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'FN-03 after a lost connection what may have been missed counts as changed',
  async () => {
    const { db, changes } = database;
    const heard = vi.fn();
    const stop = changes.subscribe('directors', heard);
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ad-builder changes' and datname = current_database()`);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 60_000);
    heard.mockClear();
    await db.transaction((tx) => changes.announce(tx, 'directors'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 60_000);
    stop();
  },
);
