import { expect, test } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import { draftAt } from '../testing/draft-at.ts';
import { staleLetters } from './stale-letters.ts';

const play = (draft: Draft, ...events: WizardEvent[]): Draft => events.reduce(reduce, draft);
const frames = [1, 2, 3, 4].map((n) => ({
  title: `Frame ${n}`,
  description: '',
  imageUrl: `/api/storage/frames/${n}.png`,
  imageAlt:
    n === 4
      ? 'Sketch: pack shot. Lettering reads NIGHTJAR · $29 AT NIGHTJAR.EXAMPLE. Camera pushes in.'
      : 'Sketch: a lid.',
}));
const told = (price: string) =>
  `WAKE\n\n1. HOOK | 0-5 s\nVIDEO: CU. A can opens.\n\n2. OFFER | 5-15 s\nVIDEO: MS. Nightjar.\nSUPER: ${price} at nightjar.example`;
const saved = (draft: Draft, text: string) =>
  play(draft, { type: 'script-edited', text }, { type: 'script-saved' });
const drawn = play(
  saved(draftAt(8), told('$29')),
  { type: 'board-started', run: 'f' },
  { type: 'board-arrived', run: 'f', frames },
);
const locked = reduce(drawn, { type: 'lock-toggled', lock: { of: 'frame', frame: 4 } });

test('KEPT-05 a locked frame that letters what the script no longer says is told, and stays', () => {
  expect(staleLetters(locked)).toEqual([]);
  const dearer = saved(locked, told('$35'));
  const stale = [
    { frame: 4, letters: ['$29 AT NIGHTJAR.EXAMPLE'], says: ['$35 at nightjar.example'] },
  ];
  expect(staleLetters(dearer)).toEqual(stale);
  // Frames of another take that are not locked are drawn anew anyway.
  expect(staleLetters(saved(drawn, told('$35')))).toEqual([]);
  const again = play(
    dearer,
    { type: 'board-started', run: 'g' },
    { type: 'board-arrived', run: 'g', frames },
  );
  expect(staleLetters(again)).toEqual(stale);
  // It is as old when it is unlocked.
  expect(
    staleLetters(reduce(again, { type: 'lock-toggled', lock: { of: 'frame', frame: 4 } })),
  ).toEqual(stale);
  expect(staleLetters(saved(again, told('$29')))).toEqual([]);
});

test('KEPT-05 what a client lettered on a frame, and no script ever said, is not old', () => {
  expect(staleLetters(saved(locked, told('$29').replace('A can', 'A lid')))).toEqual([]);
  const own = frames.map((one) => ({ ...one, imageAlt: 'Sketch. Lettering reads OUR OWN.' }));
  const board = play(
    drawn,
    { type: 'board-started', run: 'f' },
    { type: 'board-arrived', run: 'f', frames: own },
    { type: 'lock-toggled', lock: { of: 'frame', frame: 4 } },
  );
  expect(staleLetters(saved(board, told('$35')))).toEqual([]);
});
