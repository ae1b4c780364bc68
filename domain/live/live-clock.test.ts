import { expect, test } from 'vitest';
import { heartbeatMs, reconnectMs } from './live-clock.ts';

test('FN-02 beats every 25 s and reconnects after 1, 2, 5, 10, 10… s', () => {
  expect(heartbeatMs).toBe(25_000);
  expect([0, 1, 2, 3, 4, 100].map(reconnectMs)).toEqual([1, 2, 5, 10, 10, 10].map((s) => s * 1000));
});
