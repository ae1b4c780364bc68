import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startUpkeep } from './upkeep.ts';

// What other tests left waiting in this process is not wound on with it: two days of a short wait have no end.
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => vi.useRealTimers());

function watch(start: Date, exec: (statement: string) => Promise<unknown> = async () => {}) {
  vi.setSystemTime(start);
  const statements: string[] = [];
  const lite = {
    exec(statement: string) {
      statements.push(statement);
      return exec(statement);
    },
  } as unknown as PGlite;
  const errors: unknown[] = [];
  const upkeep = startUpkeep(lite, (error) => errors.push(error));
  return { statements, errors, upkeep };
}

test('checkpoints every few minutes, vacuums once a night', async () => {
  const { statements, upkeep } = watch(new Date(2026, 2, 1, 20, 0));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(statements).toEqual(Array(12).fill('CHECKPOINT'));
  await vi.advanceTimersByTimeAsync(47 * 3_600_000);
  expect(statements.filter((statement) => statement === 'VACUUM ANALYZE')).toHaveLength(2);
  upkeep.stop();
  const { length } = statements;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(statements).toHaveLength(length);
});

test('a failure is reported, and the next turn comes', async () => {
  const { statements, errors, upkeep } = watch(new Date(2026, 2, 1, 20, 0), async () => {
    throw new Error('disk full');
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(errors).toHaveLength(2);
  expect(statements).toHaveLength(2);
  upkeep.stop();
});
