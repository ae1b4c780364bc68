import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openPool, type Pool, type PoolOptions } from './open-pool.ts';

const usual: PoolOptions = {
  module: new URL('./testing/odd-thread.ts', import.meta.url),
  mostThreads: 2,
  atOnce: 1,
  patienceMs: 50,
  idleMs: 60_000,
  lastIdleMs: 60_000,
  mostWaiting: 3,
  megabytes: 64,
  startMs: 20_000,
};
let pool: Pool;
const open = (options: Partial<PoolOptions> = {}) => {
  pool = openPool({ ...usual, ...options });
  return pool;
};
afterEach(() => pool.close());
const soon = { deadlineMs: 500 };
const late = { deadlineMs: 30_000 };

test('answers come back, with the parts that were told before', async () => {
  const parts: unknown[] = [];
  const onPart = (part: unknown) => parts.push(part);
  expect(await open().run('echo', { text: 'ﷺ' }, { ...late, onPart })).toEqual({ text: 'ﷺ' });
  expect(parts).toEqual(['heard']);
});

test('what a task throws is thrown here', async () => {
  await expect(open().run('fail', null, late)).rejects.toThrow(new RangeError('not like this'));
});

test('NF-05 a task without an end is ended, others are answered meanwhile and after', async () => {
  open();
  await pool.run('echo', 'warm', late);
  const hanging = pool.run('hang', null, soon).catch((error) => error);
  let turns = 0;
  // It gets a thread of its own, because the first is stuck.
  const beside = pool.run('echo', 'beside', late);
  let isAnswered = false;
  void beside.then(() => (isAnswered = true));
  while (!isAnswered) {
    await nextTurn();
    turns += 1;
  }
  expect(turns).toBeGreaterThan(20);
  expect(await beside).toBe('beside');
  expect(await hanging).toMatchObject({ code: 'unavailable', message: /too long/ });
  expect(await pool.run('echo', 'after', late)).toBe('after');
});

test('NF-05 a task of which parts come is not ended while they do', async () => {
  await open().run('echo', 'warm', late);
  expect(await pool.run('slowly', 200, soon)).toBe('whole');
  expect(await pool.run('slowly', 1_000, soon).catch(({ code }) => code)).toBe('unavailable');
});

test('what a thread was doing beside it is done once more', async () => {
  open({ atOnce: 2, mostThreads: 1 });
  await pool.run('echo', 'warm', late);
  const waiting = pool.run('wait', null, soon).catch(({ code }) => code);
  const also = pool.run('wait', null, { deadlineMs: 1_500 }).catch(({ code }) => code);
  expect(await waiting).toBe('unavailable');
  // It has begun again on another thread, and is ended there at its own deadline.
  expect(await pool.run('echo', 'between', late)).toBe('between');
  expect(await also).toBe('unavailable');
});

test('a thread that dies takes nothing with it', async () => {
  open({ mostThreads: 1 });
  await expect(pool.run('die', null, late)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await pool.run('echo', 'after', late)).toBe('after');
});

test('no more wait than may, and who has left is passed over', async () => {
  open({ mostThreads: 1 });
  const left = new AbortController();
  const gone = pool.run('hang', null, { ...soon, signal: left.signal });
  left.abort(new Error('left'));
  const others = [1, 2].map((each) => pool.run('echo', each, late));
  await expect(pool.run('echo', 3, late)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
  });
  await expect(gone).rejects.toThrow('left');
  expect(await Promise.all(others)).toEqual([1, 2]);
});

test('a thread that cannot start fails who waits for it', async () => {
  open({ module: new URL('./testing/no-thread.ts', import.meta.url) });
  await expect(pool.run('echo', 1, late)).rejects.toThrow(/Cannot find module|thread/);
});

test('NF-05 the last thread goes too, and the next task has one of its own', async () => {
  open({ idleMs: 10, lastIdleMs: 20 });
  const first = await pool.run('thread', null, late);
  await expect.poll(() => pool.threads()).toBe(0);
  pool.wake();
  expect(pool.threads()).toBe(1);
  expect(await pool.run('thread', null, late)).not.toBe(first);
});
