import { sql } from 'drizzle-orm';
import { fromPglite, PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { OpenJobs, Services } from '../services.ts';
import { deadJobs } from './dead-jobs.ts';
import { defineJob, type JobContext, type JobDefinition } from './define-job.ts';
import { openJobs } from './queue.ts';
import { tellExpired } from './tell-expired.ts';

let opened: OpenDatabase;
let jobs: OpenJobs | undefined;
let logged: object[];
const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
const services = () => ({ db: opened.db, log }) as Services;
beforeEach(async () => {
  opened = await openTestDatabase();
  logged = [];
});
afterEach(async () => {
  await jobs?.stop();
  await opened.close();
});

type Attempt = { note: string } & Pick<JobContext, 'attempt' | 'lastAttempt'>;

/** A job that fails its first `failures` attempts, and the attempts it saw. */
function noting(failures = 0, limit = 3) {
  const attempts: Attempt[] = [];
  const job = defineJob({
    name: 'take-note',
    data: z.object({ note: z.string() }),
    retry: { limit, firstSeconds: 1, longestSeconds: 2 },
    timeoutSeconds: 30,
    async run({ note }, { attempt, lastAttempt }) {
      attempts.push({ note, attempt, lastAttempt });
      if (attempts.length <= failures) throw new Error('not yet');
    },
  });
  return { job, attempts };
}

async function start(definition: JobDefinition, working = true): Promise<OpenJobs> {
  jobs = await openJobs(opened.connection, [definition], (error) => {
    throw error;
  });
  if (working) await jobs.work({ services: services() });
  return jobs;
}
const enqueue = (note: string, queue: OpenJobs) =>
  opened.db.transaction((tx) => queue.enqueue(tx, 'take-note', { note }));
const until = (done: () => boolean) =>
  expect.poll(done, { timeout: 120_000, interval: 20 }).toBe(true);

test('a job runs soon after its transaction', async () => {
  const { job, attempts } = noting();
  const queue = await start(job);
  const waited: number[] = [];
  for (const note of ['one', 'two', 'three']) {
    const from = performance.now();
    await enqueue(note, queue);
    await until(() => attempts.at(-1)?.note === note);
    waited.push(performance.now() - from);
  }
  // Found by looking, the second and the third would wait for two seconds each.
  expect(Math.min(...waited)).toBeLessThan(1500);
  expect(attempts[0]).toEqual({ note: 'one', attempt: 1, lastAttempt: false });
});

test('many jobs that wait are done one after the other, without a pause in between', async () => {
  const { job, attempts } = noting();
  const queue = await start(job, false);
  for (let i = 0; i < 30; i++) await enqueue(String(i), queue);
  await queue.work({ services: services() });
  await until(() => attempts.length === 30);
  expect(attempts.map(({ note }) => Number(note))).toEqual([...Array(30).keys()]);
});

test('a job of a transaction that rolls back never runs', async () => {
  const { job, attempts } = noting();
  const queue = await start(job);
  const failing = opened.db.transaction(async (tx) => {
    await queue.enqueue(tx, 'take-note', { note: 'never' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await enqueue('after', queue);
  await until(() => attempts.length === 1);
  expect(attempts[0]?.note).toBe('after');
});

describe('a job that fails', () => {
  test('is tried again', async () => {
    const { job, attempts } = noting(1);
    await enqueue('again', await start(job));
    await until(() => attempts.length === 2);
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  test('FN-02 is told its last attempt, is then kept among the dead, and that is announced', async () => {
    const { job, attempts } = noting(99, 1);
    const queue = await start(job);
    const deadWhenTold: unknown[] = [];
    opened.changes.subscribe('jobs', async () =>
      deadWhenTold.push((await queue.counts())[0]?.dead),
    );
    await enqueue('dead', queue);
    await until(() => attempts.length === 2);
    expect(attempts.map(({ lastAttempt }) => lastAttempt)).toEqual([false, true]);
    await until(() => deadWhenTold.length > 0);
    expect(deadWhenTold).toEqual([1]);
    expect(logged).toMatchObject([{ msg: 'a job was given up', queue: 'take-note' }]);
  });

  test('FN-02 by taking too long is stopped, and then as dead as any other', async () => {
    let cutOff = false;
    const endless = defineJob({
      ...noting(0, 0).job,
      timeoutSeconds: 1,
      run: (_data, { signal }) =>
        new Promise(() => signal.addEventListener('abort', () => (cutOff = true))),
    });
    const told: unknown[] = [];
    opened.changes.subscribe('jobs', () => told.push('jobs'));
    await enqueue('endless', await start(endless));
    await until(() => told.length > 0);
    expect(cutOff).toBe(true);
    const { rows } = await opened.db.execute(sql`select problem from ${deadJobs} dead`);
    expect(rows).toEqual([{ problem: 'It took longer than 1 s.' }]);
    expect(logged).toMatchObject([{ msg: 'a job was given up', queue: 'take-note' }]);
  });

  test('FN-02 with the process of its worker is told of once its time is up, once', async () => {
    const queue = await start(noting(0, 0).job, false);
    await enqueue('left', queue);
    await opened.db.execute(sql`
      update pgboss.job set state = 'active', started_on = now() - interval '1 hour'`);
    const told: unknown[] = [];
    opened.changes.subscribe('jobs', () => told.push('jobs'));
    await superviseQueues();
    await Promise.all([tellExpired(services()), tellExpired(services())]);
    await until(() => told.length > 0);
    const { rows } = await opened.db.execute(sql`select queue, problem from ${deadJobs} dead`);
    expect(rows).toEqual([{ queue: 'take-note', problem: 'job timed out' }]);
    expect(logged).toMatchObject([{ msg: 'a job was cut off and given up', queue: 'take-note' }]);
  });

  test('ADM-07 can be put back once it is dead, and starts anew', async () => {
    const { job, attempts } = noting(1, 0);
    const queue = await start(job);
    await enqueue('dead', queue);
    const dead = async () => (await opened.db.execute(sql`select * from ${deadJobs} dead`)).rows;
    await expect.poll(async () => (await dead()).length, { timeout: 120_000 }).toBe(1);
    const [kept] = await dead();
    expect(kept).toMatchObject({ queue: 'take-note', attempts: 1, problem: 'not yet' });
    const putBack = () => opened.db.transaction((tx) => queue.retryDead(tx, String(kept?.id)));
    expect([await putBack(), await putBack()]).toEqual([true, false]);
    await until(() => attempts.length === 2);
    expect(attempts[1]).toMatchObject({ note: 'dead', attempt: 1 });
    expect(await dead()).toEqual([]);
  });
});

/** What the queue does each minute by itself. */
async function superviseQueues(): Promise<void> {
  const { connection } = opened;
  // It does so once a minute, and on a busy machine the one of an earlier test just may have.
  await opened.db.execute(sql`
    update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
  const boss = new PgBoss({
    ...(connection.kind === 'embedded'
      ? { db: fromPglite(connection.lite), backend: 'pglite' as const }
      : { connectionString: connection.url }),
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  await boss.supervise();
  await boss.stop();
}

test('stopping waits for the job that runs', async () => {
  let finished = false;
  const slow = defineJob({
    name: 'take-note',
    data: z.object({ note: z.string() }),
    retry: { limit: 0, firstSeconds: 1, longestSeconds: 1 },
    timeoutSeconds: 30,
    async run() {
      started = true;
      await new Promise((resolve) => setTimeout(resolve, 700));
      finished = true;
    },
  });
  let started = false;
  const queue = await start(slow);
  await enqueue('slow', queue);
  await until(() => started);
  await queue.stop();
  expect(finished).toBe(true);
});

test('what waits is counted', async () => {
  const queue = await start(noting().job, false);
  await enqueue('one', queue);
  expect(await queue.counts()).toEqual([{ queue: 'take-note', waiting: 1, active: 0, dead: 0 }]);
});

test.runIf(inject('testTemplate').kind === 'pglite')(
  'a job that was cut off is taken up again at the next start of the embedded database',
  async () => {
    const { job, attempts } = noting();
    const first = await start(job, false);
    await enqueue('cut off', first);
    await first.stop();
    await opened.db.execute(sql`update pgboss.job set state = 'active', started_on = now()`);
    const second = await start(job);
    await until(() => attempts.length === 1);
    expect(attempts[0]).toMatchObject({ note: 'cut off', attempt: 2 });
    await second.check();
  },
);
