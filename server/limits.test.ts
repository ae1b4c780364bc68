// On both databases: uses at the same moment are all counted.
import { count, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import type { Queries } from './db/database.ts';
import { limits as table } from './db/schema.ts';
import { type LimitRule, openLimits } from './limits.ts';

const opened = await openTestDatabase();
const limits = openLimits(opened.db, 'a secret');
afterAll(() => opened.close());

const start = new Date('2026-03-01T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const rule = (name: string, over: Partial<LimitRule> = {}): LimitRule => ({
  name,
  subject: '203.0.113.7',
  count: 3,
  windowSeconds: 60,
  ...over,
});

test('GEN-10 a limit refuses what goes over it and says when to come back', async () => {
  for (let i = 0; i < 3; i++) await limits.take([rule('over')], after(i * 10));
  await expect(limits.take([rule('over')], after(45))).rejects.toMatchObject({
    code: 'too-many-requests',
    status: 429,
    retryAfterSeconds: 15,
  });
});

test('GEN-10 the window starts again after its end', async () => {
  for (let i = 0; i < 3; i++) await limits.take([rule('again')], start);
  await expect(limits.take([rule('again')], after(59))).rejects.toThrow();
  await limits.take([rule('again')], after(60));
  await limits.take([rule('again')], after(100));
  await limits.take([rule('again')], after(119));
  await expect(limits.take([rule('again')], after(119))).rejects.toThrow();
});

test('GEN-10 subjects do not share a limit, whatever the case they are written in', async () => {
  const one = { count: 1 };
  await limits.take([rule('subjects', { ...one, subject: 'a@example.com' })], start);
  await limits.take([rule('subjects', { ...one, subject: 'b@example.com' })], start);
  await expect(
    limits.take([rule('subjects', { ...one, subject: 'A@Example.com' })], start),
  ).rejects.toThrow();
});

test('GEN-10 a use that is given back counts no more; there is never more room than the limit', async () => {
  const two = rule('back', { count: 2 });
  await limits.giveBack([two], start);
  for (let i = 0; i < 2; i++) await limits.take([two], start);
  await limits.giveBack([two], after(1));
  await limits.take([two], after(2));
  await expect(limits.take([two], after(2))).rejects.toThrow();
});

test('a use refused by one rule counts against none', async () => {
  const full = rule('full', { count: 1 });
  const wide = rule('wide', { count: 2 });
  await limits.take([full], start);
  for (let i = 0; i < 5; i++) await expect(limits.take([wide, full], start)).rejects.toThrow();
  await limits.take([wide], start);
  await limits.take([wide], start);
  await expect(limits.take([wide], start)).rejects.toThrow();
});

test('in a transaction that rolls back nothing is counted', async () => {
  const once = rule('rolled-back', { count: 1 });
  const failing = opened.db.transaction(async (tx) => {
    await limits.take([once], start, tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await limits.take([once], start);
});

test('GEN-10 a rule whose uses may be forgotten leaves other writes as durable as they were', async () => {
  const brief = rule('brief', { isBrief: true, count: 2 });
  const durability = (queries: Queries) => queries.execute(sql`show synchronous_commit`);
  const inside = await opened.db.transaction(async (tx) => {
    await limits.take([brief], start, tx);
    return durability(tx);
  });
  await limits.take([brief], start);
  for (const { rows } of [inside, await durability(opened.db)]) {
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  }
  await expect(limits.take([brief], start)).rejects.toThrow();
});

test('FN-03 uses at the same moment are all counted', async () => {
  const many = Array.from({ length: 20 }, () => limits.take([rule('race', { count: 7 })], start));
  const passed = (await Promise.allSettled(many)).filter(({ status }) => status === 'fulfilled');
  expect(passed).toHaveLength(7);
});

test('the table holds no address and forgets what has ended', async () => {
  await limits.take([rule('old', { subject: 'someone@example.com' })], start);
  expect(JSON.stringify(await opened.db.select().from(table))).not.toContain('someone');
  await limits.sweep(after(1000));
  expect(await opened.db.select({ rows: count() }).from(table)).toEqual([{ rows: 0 }]);
});
