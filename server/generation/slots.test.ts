// On both databases: whose turn it is, locks of connections say.
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import { generationSlots } from '#server/db/schema.ts';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { openSlots } from './slots.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const log = pino({ level: 'silent' });
const start = Date.parse('2026-11-22T10:00:00Z');
/** Slots as of one process, and how often somebody waited. */
function open({
  at = start,
  pause = async () => {},
}: {
  at?: number;
  pause?: () => Promise<void>;
} = {}) {
  const parts = { db: opened.db, secret: 'a secret', log, now: () => new Date(at) };
  return openSlots({ ...parts, pause });
}
const never = new AbortController().signal;
const rows = () => opened.db.select().from(generationSlots);

/** Work that goes on until it is told to end. `begun`: so many times. */
function longWork(times = 1) {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<string>();
  let count = 0;
  const work = () => {
    count += 1;
    if (count === times) begun.resolve();
    return ending.promise;
  };
  return { work, begun: begun.promise, end: () => ending.resolve('done') };
}

test('GEN-10 of many at the same moment two run, over all processes; the others are refused', async () => {
  const long = longWork();
  let running = 0;
  let refused = 0;
  const sixRefused = Promise.withResolvers<void>();
  const processes = [open(), open()] as const;
  const asked = Array.from({ length: 8 }, (_, i) =>
    processes[i % 2 === 0 ? 0 : 1]
      .hold('june', never, () => {
        running += 1;
        return long.work();
      })
      .catch((error: unknown) => {
        refused += 1;
        if (refused === 6) sixRefused.resolve();
        return error;
      }),
  );
  await sixRefused.promise;
  expect(running).toBe(2);
  expect(await rows()).toHaveLength(2);
  long.end();
  const ended = await Promise.all(asked);
  expect(ended.filter((one) => one === 'done')).toHaveLength(2);
  expect(ended.find((one) => one !== 'done')).toMatchObject({
    code: 'too-many-requests',
    retryAfterSeconds: 5,
  });
  expect(await rows()).toEqual([]);
});

test('GEN-10 a third waits its turn', async () => {
  const long = [longWork(), longWork()] as const;
  const pause = async () => {
    long[0].end();
    await held[0];
  };
  const slots = open({ pause });
  const held = long.map(({ work }) => slots.hold('june', never, work));
  await Promise.all(long.map(({ begun }) => begun));
  expect(await slots.hold('june', never, async () => 'third')).toBe('third');
  long[1].end();
  await Promise.all(held);
});

test('GEN-10 visitors do not wait for each other, and the table names nobody', async () => {
  const long = longWork();
  const slots = open();
  const held = ['june', 'june', 'rosa'].map((one) => slots.hold(one, never, long.work));
  expect(await slots.hold('rosa', never, async () => 'done')).toBe('done');
  expect(JSON.stringify(await rows())).not.toMatch(/june|rosa/);
  long.end();
  await Promise.all(held);
});

test('GEN-10 work that fails lets go; one who leaves waits no longer', async () => {
  const failing = open().hold('june', never, () => Promise.reject(new Error('it broke')));
  await expect(failing).rejects.toThrow('it broke');
  expect(await rows()).toEqual([]);
  const long = longWork(2);
  const leaving = new AbortController();
  const slots = open({ pause: async () => leaving.abort() });
  const held = [1, 2].map(() => slots.hold('june', never, long.work));
  await long.begun;
  await expect(slots.hold('june', leaving.signal, async () => 'third')).rejects.toThrow('abort');
  long.end();
  await Promise.all(held);
});

test('GEN-10 what a crash left behind ends after a minute, and is not let go for another', async () => {
  const long = longWork(2);
  const left = [1, 2].map(() => open().hold('june', never, long.work));
  await long.begun;
  await expect(open({ at: start + 59_000 }).hold('june', never, long.work)).rejects.toThrow();
  const later = longWork(2);
  const held = [1, 2].map(() => open({ at: start + 60_000 }).hold('june', never, later.work));
  await later.begun;
  long.end();
  await Promise.all(left);
  await expect(open({ at: start + 61_000 }).hold('june', never, later.work)).rejects.toThrow();
  later.end();
  await Promise.all(held);
  expect(await rows()).toEqual([]);
});

test('slots left behind are forgotten', async () => {
  const long = longWork();
  const held = open().hold('june', never, long.work);
  await long.begun;
  await open({ at: start + 59_000 }).sweep();
  expect(await rows()).toHaveLength(1);
  await open({ at: start + 61_000 }).sweep();
  expect(await rows()).toEqual([]);
  long.end();
  await held;
});
