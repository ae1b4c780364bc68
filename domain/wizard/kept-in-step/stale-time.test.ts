import { expect, test } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import { draftAt } from '../testing/draft-at.ts';
import { staleTime } from './stale-time.ts';

const play = (draft: Draft, ...events: WizardEvent[]): Draft => events.reduce(reduce, draft);
const timings = ['0–6 s', '6–10 s', '10–12 s', '12–15 s'];
const frames = timings.map((timing, at) => ({
  ...{ title: `Frame ${at + 1}`, description: '', imageUrl: `/frames/${at}.png`, timing },
}));
const told = (ends: number, first = 'CU. A can opens.') =>
  `WAKE\n\n1. HOOK | 0-${ends} s\nVIDEO: ${first}\n\n2. TURN | ${ends}-12 s\nVIDEO: MS. A shop.\n\n3. OFFER | 12-15 s\nVIDEO: MS. Nightjar.`;
const saved = (draft: Draft, text: string) =>
  play(draft, { type: 'script-edited', text }, { type: 'script-saved' });
const boardOf = (draft: Draft, run: string) =>
  play(draft, { type: 'board-started', run }, { type: 'board-arrived', run, frames });
const lock = { type: 'lock-toggled', lock: { of: 'frame', frame: 1 } } as const;
const locked = reduce(boardOf(saved(draftAt(8), told(6)), 'f'), lock);

test('KEPT-05 a locked frame whose row has other seconds now says so, drawn again or not, and unlocked', () => {
  expect(staleTime(locked, 1)).toBeUndefined();
  const stale = { was: '0–6 s', is: '0–4 s' };
  for (const script of [told(4), told(4, 'CU. A lid turns.')]) {
    const retimed = saved(locked, script);
    expect(staleTime(retimed, 1)).toEqual(stale);
    expect(staleTime(boardOf(retimed, 'g'), 1)).toEqual(stale);
    expect(staleTime(play(boardOf(retimed, 'g'), lock), 1)).toEqual(stale);
    // What is not locked is drawn anew, and the last row has its seconds still.
    expect([2, 4].map((frame) => staleTime(retimed, frame))).toEqual([undefined, undefined]);
  }
  expect(staleTime(saved(saved(locked, told(4)), told(6)), 1)).toBeUndefined();
});

test('KEPT-05 a frame that was drawn for other seconds than the row of its script had is not said to be out of step', () => {
  const other = reduce(boardOf(saved(draftAt(8), told(4)), 'f'), lock);
  expect(staleTime(saved(other, told(3)), 1)).toBeUndefined();
});

test('KEPT-05 a picture that came out the same of a script with other seconds is in step with that one', () => {
  const drawn = boardOf(saved(draftAt(8), told(6)), 'f');
  const later = ['0–2 s', '2–7 s', '7–12 s', '12–15 s'];
  const again = frames.map((one, at) => ({ ...one, timing: later[at] ?? '' }));
  const refitted = play(
    saved(drawn, told(2)),
    { type: 'board-started', run: 'g' },
    { type: 'board-arrived', run: 'g', frames: again },
    lock,
  );
  expect([1, 2, 3].map((frame) => staleTime(refitted, frame))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(staleTime(saved(refitted, told(3)), 1)).toEqual({ was: '0–2 s', is: '0–3 s' });
});
