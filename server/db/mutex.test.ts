import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, inject, test } from 'vitest';
import { openTestDatabase } from '#tests/database/open-test-database.ts';
import { openMutex } from './mutex.ts';

const opened = await openTestDatabase();
afterAll(() => opened.close());

const isShared = inject('testTemplate').kind === 'postgres';

test('FN-03 work of one name runs one at a time, in every process, and a failure holds up nobody', async () => {
  const here = openMutex(opened.connection);
  const there = isShared ? openMutex(opened.connection) : here;
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await pause(5);
    running--;
  };
  const failing = there('leads', () => Promise.reject(new Error('no')));
  const all = Array.from({ length: 6 }, (_, i) => (i % 2 ? here : there)('leads', work));
  await expect(failing).rejects.toThrow('no');
  await Promise.all(all);
  expect(most).toBe(1);
});

test('FN-03 work of different names does not wait for each other', async () => {
  const mutex = openMutex(opened.connection);
  const inner = () => mutex('pictures', async () => 'done');
  expect(await mutex('leads', inner)).toBe('done');
});
