import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guards } from './guards.ts';

test('PROOF-02 each guard that can be taken out stands once where it is said to', () => {
  const missing = guards.filter(
    ({ file, guard }) => readFileSync(file, 'utf8').split(guard).length !== 2,
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(guards.length).toBeGreaterThanOrEqual(12);
});
