import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { submissionLogs, suppressions } from './schema.ts';

const opened = await openTestDatabase();
afterAll(() => opened.close());

const stop = (address: string) => ({ address, created_at: new Date('2026-03-01T10:00:00Z') });

test('FN-03 rows come back as they went in, on both databases', async () => {
  const row = {
    id: randomUUID(),
    email: 'zoë@example.com',
    product_name: 'Brød & Smør 🥐',
    creative_brief: 'Idea: it\'s "warm"\nLine two',
    created_at: new Date('2026-03-01T10:00:00.123Z'),
    package: { script: 'A', nested: { list: [1, null, 'ü'] } },
    ip_address: '203.0.113.7',
    dedupe_key: 'one',
    user_id: null,
  };
  await opened.db.insert(submissionLogs).values(row);
  expect(
    await opened.db.select().from(submissionLogs).where(eq(submissionLogs.id, row.id)),
  ).toEqual([row]);
});

test('FN-03 counts are numbers on both databases', async () => {
  const [found] = await opened.db.select({ rows: count() }).from(suppressions);
  expect(found?.rows).toBeTypeOf('number');
});

test('a transaction that throws leaves nothing', async () => {
  const failing = opened.db.transaction(async (tx) => {
    await tx.insert(suppressions).values(stop('gone@example.com'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await opened.db.select().from(suppressions)).toEqual([]);
});

test('the outer handle throws inside a transaction instead of waiting for ever', async () => {
  const trapped = opened.db.transaction(async (tx) => {
    await tx.insert(suppressions).values(stop('a@example.com'));
    return opened.db.select().from(suppressions);
  });
  await expect(trapped).rejects.toThrow("use the transaction's own handle");
});

test('the outer handle works again after the transaction, also in what it started', async () => {
  let later: Promise<unknown> = Promise.resolve();
  await opened.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    later = new Promise((resolve) => setTimeout(resolve, 20)).then(() =>
      opened.db.select().from(suppressions),
    );
  });
  expect(await opened.db.select().from(suppressions)).toEqual([]);
  await expect(later).resolves.toEqual([]);
});

test('transactions may nest', async () => {
  await opened.db.transaction(async (tx) => {
    await tx.insert(suppressions).values(stop('kept@example.com'));
    const inner = tx.transaction(async (nested) => {
      await nested.insert(suppressions).values(stop('dropped@example.com'));
      throw new Error('only this');
    });
    await expect(inner).rejects.toThrow('only this');
  });
  expect(await opened.db.select({ address: suppressions.address }).from(suppressions)).toEqual([
    { address: 'kept@example.com' },
  ]);
});
