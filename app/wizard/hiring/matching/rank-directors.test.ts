import { expect, test } from 'vitest';
import type { CallFailure } from '#app/calls/ask.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { ranked } from '#domain/wizard/testing/ranked.ts';
import { playParts } from '../../testing/play-parts.ts';
import { rankDirectors } from './rank-directors.ts';

const answer = { ok: true, answer: { directors: ranked(3), common: ['Makes commercials'] } };

function ranking(...results: unknown[]) {
  const played = playParts(draftAt(12), () => results.shift());
  return { ...played, rank: () => rankDirectors(played.parts) };
}

test('WIZ-18 directors are ranked once for the same answers', async () => {
  const { store, call, rank } = ranking(answer);
  await Promise.all([rank(), rank()]);
  await rank();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.lastCall?.[1]).toMatchObject({ productName: 'Nightjar', budget: 'under-25k' });
  expect(store.read().matches?.directors).toHaveLength(3);
  expect(store.read().matches?.common).toEqual(['Makes commercials']);
});

test('WIZ-18 an answer for other answers is aborted and dropped', async () => {
  let arrive = (_: unknown) => {};
  const late = new Promise((resolve) => {
    arrive = resolve;
  });
  const { store, call, rank } = ranking(late, {
    ok: true,
    answer: { directors: ranked(5), common: [] },
  });
  const first = rank();
  store.dispatch({ type: 'went-back' });
  store.dispatch({ type: 'answered', answers: { specificBudget: '$20,000' } });
  store.dispatch({ type: 'advanced' });
  await rank();
  expect(call.mock.calls[0]?.[2].signal.aborted).toBe(true);
  arrive(answer);
  await first;
  expect(store.read().matches?.directors).toHaveLength(5);
});

test.each<[CallFailure, number | null]>([
  [{ reason: 'network' }, null],
  [{ reason: 'server', requestId: 'r' }, null],
  [{ reason: 'limited', retryAfterSeconds: 700 }, 700],
])('WIZ-18 a failure (%o) is kept to be shown, and can be tried again', async (failure, wait) => {
  const { store, rank } = ranking({ ok: false, failure }, answer);
  await rank();
  expect(store.read()).toMatchObject({ step: 12, matchingFailed: { retryAfterSeconds: wait } });
  await rank();
  expect(store.read().matchingFailed).toBeNull();
  expect(store.read().matches?.directors).toHaveLength(3);
});

test('WIZ-18 a ranking that comes after the analysis is said', async () => {
  const { store, rank, said } = ranking(answer);
  store.dispatch({ type: 'analysis-ended' });
  await rank();
  expect(said).toEqual(['3 directors ranked.']);
});
