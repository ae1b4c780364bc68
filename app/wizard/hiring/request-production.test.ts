import { expect, test } from 'vitest';
import type { CallFailure } from '#app/calls/ask.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { playParts } from '../testing/play-parts.ts';
import { requestProduction } from './request-production.ts';

const recorded = { ok: true, answer: { recorded: true } };

function desk(result: unknown = recorded) {
  const played = playParts(draftAt(11), () => result);
  played.store.dispatch({ type: 'went-back' });
  played.store.dispatch({ type: 'analysis-ended' });
  return { ...played, request: () => requestProduction(played.parts) };
}

test('WIZ-18 the house is told once, however often it is pressed, and 11 opens', async () => {
  const { store, call, request } = desk();
  expect(await Promise.all([request(), request(), request()])).toEqual([true, false, false]);
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.lastCall).toMatchObject([
    'request-production',
    {
      submissionId: store.read().receipt?.submissionId,
      budget: 'under-25k',
      specificBudget: '$12,000',
      schedule: '3-4weeks',
      selectedDirector: 'director-1',
    },
  ]);
  expect(store.read()).toMatchObject({ step: 11, requesting: null });
});

test.each<[CallFailure, string, string]>([
  [{ reason: 'network' }, 'Your choice was not passed on', 'please try again'],
  [{ reason: 'limited', retryAfterSeconds: 700 }, 'Please wait a little', 'in 12 minutes'],
  [
    { reason: 'validation', fields: { selectedDirector: 'No such director.' } },
    'Please check your details',
    'No such director.',
  ],
])(
  'WIZ-18 a failure (%o) says so and stays at 12 with the choice',
  async (failure, title, text) => {
    const { store, shown, request } = desk({ ok: false, failure });
    expect(await request()).toBe(false);
    expect(shown).toEqual([expect.objectContaining({ title, tone: 'destructive' })]);
    expect(shown[0]?.text).toContain(text);
    expect(store.read()).toMatchObject({
      step: 12,
      requesting: null,
      answers: { selectedDirector: 'director-1' },
    });
  },
);

test('WIZ-18 a package the house has no more leads back to sending it', async () => {
  const { store, shown, request } = desk({ ok: false, failure: { reason: 'missing' } });
  expect(await request()).toBe(false);
  expect(shown).toMatchObject([{ title: 'Please send your package again' }]);
  expect(store.read()).toMatchObject({ step: 9, answers: { selectedDirector: 'director-1' } });
});

test('WIZ-18 who went back meanwhile stays there', async () => {
  const { store, request } = desk();
  const done = request();
  store.dispatch({ type: 'went-back' });
  expect(await done).toBe(false);
  expect(store.read()).toMatchObject({ step: 10, requesting: null });
});
