// On both databases: several processes look at once.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import { submissionLogs } from '../db/schema.ts';
import { keepSwept, sweep, sweepQueue } from './keep-swept.ts';

let opened: TestServices;
const stops: (() => void)[] = [];
beforeEach(async () => {
  opened = await openTestServices({ KEEP_GUEST_PACKAGES: '90' });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await opened.close();
});

const fail = (error: unknown) => {
  throw error;
};
const look = () => stops.push(keepSwept(opened.services, fail));
/** Every sweep that was asked for, done or not. */
async function sweeps() {
  const { rows } = await opened.services.db.execute(
    sql`select extract(epoch from singleton_on)::int as hour,
      extract(epoch from start_after - created_on)::int as pause
      from pgboss.job where name = ${sweepQueue}`,
  );
  return rows as { hour: number; pause: number }[];
}
const packages = () => opened.services.db.$count(submissionLogs);

async function keepOldPackage(): Promise<void> {
  await opened.services.db.insert(submissionLogs).values({
    id: randomUUID(),
    email: 'guest@example.com',
    product_name: 'Rye',
    creative_brief: '',
    package: {},
    ip_address: 'Unknown',
    dedupe_key: 'page:1',
    created_at: new Date(Date.now() - 100 * 86_400_000),
  });
}

test('KEEP-04 what is over goes soon after a start, once an hour for however many processes and starts', async () => {
  await keepOldPackage();
  for (let start = 0; start < 5; start++) look();
  await expect.poll(async () => (await sweeps()).length).toBeGreaterThan(0);
  await opened.services.db.execute(
    sql`update pgboss.job set start_after = now() where name = ${sweepQueue}`,
  );
  await opened.jobs.work({ services: opened.services });
  await expect.poll(packages, { timeout: 60_000 }).toBe(0);
  look();
  await pause(500);
  // The test may be run as one hour ends.
  const hours = (await sweeps()).map(({ hour }) => hour);
  expect(hours).toEqual([...new Set(hours)]);
  expect(hours.length).toBeLessThanOrEqual(2);
});

test('KEEP-04 the first visitors after a start come first', async () => {
  look();
  await expect.poll(sweeps).toMatchObject([{ pause: 60 }]);
});

test('KEEP-04 one kind that cannot be swept keeps no other, and is told', async () => {
  await keepOldPackage();
  const { limits } = opened.services;
  const broken = { ...limits, sweep: () => Promise.reject(new Error('no limits')) };
  await expect(sweep({ ...opened.services, limits: broken })).rejects.toThrow('no limits');
  expect(await packages()).toBe(0);
});
