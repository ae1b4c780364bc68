import { expect, test, vi } from 'vitest';
import { tryAgain } from './second-try.ts';
import type { Report, Suite } from './suites.ts';

const suite = (name: string): Suite => ({ name, command: [], env: {}, report: () => undefined });
const failing = (...files: string[]) => ({
  suite: suite('embedded'),
  code: 1,
  report: {
    passed: 10,
    failed: files.length,
    skipped: 0,
    failures: files.map((file) => ({ file, test: 'a rule', message: 'too late' })),
    again: () => suite('alone'),
  } satisfies Report,
});

test('what passes alone is named, and fails nothing', async () => {
  const outcome = await tryAgain([failing('a.test.ts')], async () => 0);
  expect(outcome.failed).toEqual([]);
  expect(outcome.onlyAlone).toMatchObject([{ file: 'a.test.ts' }]);
});

test('what fails alone too has failed', async () => {
  expect(await tryAgain([failing('a.test.ts')], async () => 1)).toEqual({
    failed: ['embedded'],
    onlyAlone: [],
  });
});

test('what failed in many files, or died before it could say, is not tried again', async () => {
  const run = vi.fn(async () => 0);
  const died = { suite: suite('browser'), code: 137, report: undefined };
  const many = failing('a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts');
  expect((await tryAgain([many, died], run)).failed).toEqual(['embedded', 'browser']);
  expect(run).not.toHaveBeenCalled();
});

test('what passed is not run again', async () => {
  const run = vi.fn(async () => 0);
  const passed = { suite: suite('embedded'), code: 0, report: failing().report };
  expect(await tryAgain([passed], run)).toEqual({ failed: [], onlyAlone: [] });
  expect(run).not.toHaveBeenCalled();
});
