import { expect, test, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import type { GenerationKind } from '../db/schema.ts';
import { openMeter } from '../generation/meter.ts';
import { watchGeneration } from './watch-generation.ts';

const noted = vi.fn();
const at = new Date('2026-11-22T12:00:00Z');
const parts = {
  usage: { noteGeneration: noted } as never,
  config: { aiProvider: 'built-in' } as never,
  now: () => at,
};
const watch = (kind: GenerationKind, isGone: boolean, run: () => Promise<unknown>) => {
  noted.mockClear();
  const meter = openMeter();
  meter.add('large-2', { inputTokens: 900, outputTokens: 300, pictures: 1, microdollars: 12_000 });
  const signal = isGone ? AbortSignal.abort() : new AbortController().signal;
  return watchGeneration(parts, kind, { signal, meter }, run).catch(() => {});
};
const answer = async () => ({ source: 'fallback', setback: 'busy' });
const fail = async () => {
  throw new Error('The pen broke.');
};

test.each<[GenerationKind, boolean, () => Promise<unknown>, object]>([
  ['concepts', false, answer, { source: 'fallback', setback: 'busy', outcome: 'done' }],
  ['brief', true, answer, { outcome: 'canceled' }],
  ['script', false, fail, { source: 'built-in', outcome: 'failed' }],
  ['storyboard', true, fail, { outcome: 'canceled' }],
])('ADM-06 %s, caller gone: %s', async (kind, isGone, run, expected) => {
  await watch(kind, isGone, run);
  expect(noted).toHaveBeenCalledOnce();
  expect(noted.mock.calls[0]?.[0]).toMatchObject({
    at,
    kind,
    model: 'large-2',
    input_tokens: 900,
    microdollars: 12_000,
    ...expected,
  });
  expect(noted.mock.calls[0]?.[0].milliseconds).toBeGreaterThanOrEqual(0);
});

test('ADM-06 what is refused is not noted', async () => {
  await watch('script', false, async () => {
    throw new AppError('too-many-requests', 'Later.');
  });
  expect(noted).not.toHaveBeenCalled();
});
