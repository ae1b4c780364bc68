import { expect, test } from 'vitest';
import { timeLeft } from './payments-time-left.ts';

const until = new Date('2026-11-25T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

test.each([
  [72 * hour, '3 days'],
  [72 * hour - 1, '2 days 23 hours'],
  [25 * hour + 5 * minute, '1 day 1 hour'],
  [24 * hour, '1 day'],
  [24 * hour - 1, '23 hours 59 minutes'],
  [hour, '1 hour'],
  [61 * minute, '1 hour 1 minute'],
  [minute, '1 minute'],
  [minute - 1, 'Less than a minute'],
  [0, null],
  [-1, null],
])('PAY-06 with %d milliseconds left the clock says %s', (left, words) => {
  expect(timeLeft(until, new Date(until.getTime() - left))).toBe(words);
});
