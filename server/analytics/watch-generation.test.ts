import { expect, test, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { watchGeneration } from './watch-generation.ts';

const noted = vi.fn();
const at = new Date('2026-11-22T12:00:00Z');
const parts = {
  usage: { noteGeneration: noted } as never,
  config: { aiProvider: 'built-in' } as never,
  now: () => at,
};
const watch = (name: string, isGone: boolean, run: () => Promise<unknown>) => {
  noted.mockClear();
  return watchGeneration(parts, name, () => isGone, run).catch(() => {});
};
const answer = async () => ({ source: 'fallback' });
const fail = async () => {
  throw new Error('The pen broke.');
};

test.each([
  ['generate-concepts', false, answer, { kind: 'concepts', source: 'fallback', outcome: 'done' }],
  ['generate-creative-brief', true, answer, { kind: 'brief', outcome: 'canceled' }],
  ['generate-script', false, fail, { kind: 'script', source: 'built-in', outcome: 'failed' }],
  ['generate-storyboard', true, fail, { kind: 'storyboard', outcome: 'canceled' }],
])('ADM-06 %s, caller gone: %s', async (name, isGone, run, expected) => {
  await watch(name, isGone, run);
  expect(noted).toHaveBeenCalledOnce();
  expect(noted.mock.calls[0]?.[0]).toMatchObject({ at, ...expected });
  expect(noted.mock.calls[0]?.[0].milliseconds).toBeGreaterThanOrEqual(0);
});

test('ADM-06 what is refused, or writes nothing, is not noted', async () => {
  await watch('generate-script', false, async () => {
    throw new AppError('too-many-requests', 'Later.');
  });
  expect(noted).not.toHaveBeenCalled();
  await watch('match-directors', false, answer);
  expect(noted).not.toHaveBeenCalled();
});
