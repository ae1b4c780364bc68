import { expect, test } from 'vitest';
import type { CallFailure } from '#app/calls/ask.ts';
import { createStreamBuffer } from '#app/calls/stream-buffer.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { playParts } from '../../testing/play-parts.ts';
import { createSourceNotices } from './source-notices.ts';
import { createWriter } from './writer.ts';

function staleAt(step: 5 | 6 | 8, reply: (name: string) => unknown) {
  const answered = { type: 'answered', answers: { targetAudience: 'Bakers' } } as const;
  const draft = [answered, { type: 'visited', step } as const].reduce(reduce, draftAt(8));
  const played = playParts(draft, async (name) => {
    const answer = await reply(name);
    const failed = answer as { failure?: CallFailure };
    return failed.failure ? { ok: false, failure: failed.failure } : { ok: true, answer };
  });
  const writer = createWriter({
    ...played.parts,
    written: createStreamBuffer((then) => then()),
    drawn: createStreamBuffer((then) => then()),
    sourceNotices: createSourceNotices(played.parts.show),
  });
  return { ...played, writer };
}

test('KEPT-03 a refresh asks as it would be written now, and waits to be taken', async () => {
  const { writer, call, store } = staleAt(6, () => ({ creativeBrief: 'Objective: feed.' }));
  const before = store.read();
  await writer.refresh('brief');
  expect(call.mock.calls[0]?.slice(0, 2)).toMatchObject([
    'generate-creative-brief',
    { targetAudience: 'Bakers', selectedConcept: before.conceptSets[0]?.concepts[0] },
  ]);
  const { refresh, ...after } = store.read();
  expect(refresh?.done).toEqual({ of: 'brief', brief: 'Objective: feed.' });
  expect({ ...after, refresh: null }).toEqual(before);
});

test('KEPT-03 refreshed concepts are asked for as that set was, not as another three', async () => {
  const { writer, call } = staleAt(5, () => ({ concepts: [] }));
  await writer.refresh('concepts');
  expect(call.mock.calls[0]?.[1]).toMatchObject({ variation: 0, earlierTitles: [] });
});

test.each([
  ['nothing', { script: ' ' }, 'No refresh came'],
  ['a failure', { failure: { reason: 'unreachable' } }, 'No refresh came'],
  ['a limit', { failure: { reason: 'limited', retryAfterSeconds: 5 } }, 'Please wait a little'],
])('KEPT-03 where %s comes the draft is as it was', async (_, answer, title) => {
  const { writer, store, shown } = staleAt(8, () => answer);
  const before = store.read();
  await writer.refresh('script');
  expect(store.read()).toEqual({ ...before, typedOut: true });
  expect(shown.map((toast) => toast.title)).toEqual([title]);
});

test('KEPT-03 frames that stand in for a picture that failed are no refresh', async () => {
  const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: '' }));
  const { writer, store, shown } = staleAt(8, () => ({ storyboardFrames: frames, fallback: true }));
  store.dispatch({ type: 'board-started', run: 'f' });
  store.dispatch({ type: 'board-arrived', run: 'f', frames });
  store.dispatch({ type: 'answered', answers: { wardrobe: 'Scrubs' } });
  await writer.refresh('board');
  expect(shown.map((toast) => toast.title)).toEqual(['No refresh came']);
});

test('KEPT-03 what comes out the same is in step, and is said', async () => {
  const { writer, store, shown } = staleAt(6, () => ({ creativeBrief: 'Objective: sell.' }));
  await writer.refresh('brief');
  expect(store.read().refresh).toBeNull();
  expect(shown.map((toast) => toast.title)).toEqual(['Nothing to take']);
});

test('KEPT-06 a refresh is written beside what stands, and a film that was fitted keeps its seconds', async () => {
  const film = (seconds: number) => `T\n\n1. HOOK | 0-${seconds} s\nVIDEO: Bread.\nVO: Bread.`;
  const { writer, call, store } = staleAt(8, () => ({ script: film(30) }));
  const draft = store.read();
  const [first] = draft.takes;
  const takes = [
    { ...first, script: film(30), frames: [] },
    { ...first, script: film(20), frames: [] },
  ];
  store.dispatch({ type: 'draft-opened', draft: { ...draft, takes, take: 1 } });
  await writer.refresh('script');
  const bodies = call.mock.calls.map(([, body]) => body);
  expect(bodies).toMatchObject([
    { standing: film(20) },
    { existingScript: film(30), revisionNotes: 'Make the film 20 seconds long.' },
  ]);
});
