import { expect, test } from 'vitest';
import { createStreamBuffer } from '#app/calls/stream-buffer.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { playParts } from '../../testing/play-parts.ts';
import { createSourceNotices } from './source-notices.ts';
import { createWriter } from './writer.ts';

const framesBy = (word: string) =>
  [1, 2, 3, 4].map((n) => ({ title: `${word} ${n}`, description: '' }));

test('CAST-02 what was changed of the cast while the board is drawn is drawn after it, and takes nothing from it', async () => {
  const asked: { body: Record<string, unknown>; answer: (frames: object[]) => void }[] = [];
  const played = playParts(draftAt(8), (_, body) => {
    return new Promise((resolve) => {
      const answer = (storyboardFrames: object[]) =>
        resolve({ ok: true, answer: { storyboardFrames, fallback: false, source: 'built-in' } });
      asked.push({ body: body as Record<string, unknown>, answer });
    });
  });
  const { parts, store } = played;
  const writer = createWriter({
    ...parts,
    written: createStreamBuffer((then) => then()),
    drawn: createStreamBuffer((then) => then()),
    sourceNotices: createSourceNotices(parts.show),
    scriptDelayMs: 0,
  });
  const board = writer.drawStoryboard();
  const recast = writer.recastFrames([2]);
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  asked[0]?.answer(framesBy('First'));
  await board;
  expect(store.read().takes[0]?.frames.map(({ title }) => title)[1]).toBe('First 2');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer(framesBy('First').with(1, { title: 'In a coat', description: '' }));
  await recast;
  expect(store.read().takes[0]?.frames.map(({ title }) => title)).toEqual([
    'First 1',
    'In a coat',
    'First 3',
    'First 4',
  ]);
});
