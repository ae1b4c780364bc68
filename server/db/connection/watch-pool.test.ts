import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { watchPool } from './watch-pool.ts';

test('FN-04 a pool is stuck when every connection is out and none comes back in three minutes', () => {
  let at = 0;
  const pool = Object.assign(new EventEmitter(), { totalCount: 0, idleCount: 0 });
  const isStuck = watchPool(pool as unknown as Pool, 2, () => at);
  at = 200_000;
  expect(isStuck()).toBe(false); // nobody asks
  pool.totalCount = 2;
  pool.emit('acquire');
  at += 180_000;
  expect(isStuck()).toBe(false);
  at += 1;
  expect(isStuck()).toBe(true);
  pool.emit('release');
  expect(isStuck()).toBe(false);
  at += 200_000;
  pool.idleCount = 1;
  expect(isStuck()).toBe(false);
});
