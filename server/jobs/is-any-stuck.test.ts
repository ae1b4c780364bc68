import { expect, test } from 'vitest';
import { isAnyStuck } from './is-any-stuck.ts';

const now = 10_000_000;
const job = { name: 'send-mail', timeoutSeconds: 900 };
const worker = {
  name: 'send-mail',
  state: 'active' as const,
  count: 0,
  createdOn: 0,
  lastFetchedOn: now - 2_000,
  lastJobEndedOn: null,
  lastErrorOn: null,
};
const minutes = (count: number) => now - count * 60_000;

test.each([
  { why: 'it has just looked for work', change: {}, stuck: false },
  { why: 'it has not looked for four minutes', change: { lastFetchedOn: minutes(4) }, stuck: true },
  {
    why: 'it cannot look, because the database is away',
    change: { lastFetchedOn: minutes(60), lastErrorOn: now - 2_000 },
    stuck: false,
  },
  {
    why: 'it is at a long job',
    change: { count: 1, lastFetchedOn: minutes(17) },
    stuck: false,
  },
  {
    why: 'it is at a job longer than any may take',
    change: { count: 1, lastFetchedOn: minutes(19) },
    stuck: true,
  },
  { why: 'it has stopped', change: { state: 'stopped' as const }, stuck: true },
  { why: 'it has just begun', change: { createdOn: now, lastFetchedOn: null }, stuck: false },
])('FN-04 a worker of whom $why: stuck is $stuck', ({ change, stuck }) => {
  expect(isAnyStuck([{ ...worker, ...change }], [job], now)).toBe(stuck);
});

test('FN-04 a queue without its worker is stuck', () => {
  expect(isAnyStuck([], [job], now)).toBe(true);
});
