import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRetryable, mustRenew, retryDelayMs, sessionCheckMs } from './session-clock.ts';

test('AUTH-09 a session is looked at every 30 s', () => {
  expect(sessionCheckMs).toBe(30_000);
});

test.each([
  [600_000, false],
  [90_001, false],
  [90_000, true],
  [1, true],
  [-5_000, true],
])('AUTH-09 with %i ms left, renewing is %s', (remaining, now) => {
  expect(mustRenew(remaining)).toBe(now);
});

test.each([
  ['network', true],
  [502, true],
  [503, true],
  [504, true],
  [500, false],
  [429, false],
  [401, false],
] as const)('AUTH-09 trying again after %s is %s', (failure, again) => {
  expect(isRetryable(failure)).toBe(again);
});

test('AUTH-09 retries wait 200 ms and twice as long each time, as long as they fall within 30 s', () => {
  const waits: number[] = [];
  let spent = 0;
  for (let delay = retryDelayMs(0, 0); delay !== null; ) {
    waits.push(delay);
    spent += delay;
    delay = retryDelayMs(waits.length, spent);
  }
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
});

test('AUTH-09 no retry begins later than 30 s after the first try', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.nat(60_000), (retry, spent) => {
      const delay = retryDelayMs(retry, spent);
      expect(delay === null || spent + delay < 30_000).toBe(true);
    }),
  );
});
