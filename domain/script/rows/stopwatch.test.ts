import { expect, test } from 'vitest';
import type { ScriptRow } from '../av-script.ts';
import { timeRow, usualPace } from './stopwatch.ts';

const row = (said: string, seconds: number): ScriptRow => ({
  beat: 'HOOK',
  startSeconds: 2,
  endSeconds: 2 + seconds,
  video: 'CU.',
  cues: [
    { kind: 'VO', text: said },
    { kind: 'SUPER', text: 'not said at all' },
  ],
});

test.each([
  ['', 3, { words: 0, room: 6, excess: 0, state: 'silent' }],
  ['Hear that crust talk.', 3, { words: 4, room: 6, excess: 0, state: 'fits' }],
  // Figures count as they are spoken.
  ['Only $9.99 a loaf today.', 3, { words: 8, room: 6, excess: 2, state: 'quick' }],
  ['Only $9.99 a loaf today, friends.', 3, { words: 9, room: 6, excess: 3, state: 'over' }],
] as const)('BOARD-04 a row is timed by its spoken words: %s', (said, seconds, told) => {
  expect(timeRow(row(said, seconds), usualPace('story'))).toEqual(told);
});

test('BOARD-04 the pace is that of the approach, the medium one before there is one', () => {
  expect([usualPace('bold'), usualPace('story'), usualPace('')]).toEqual([2.8, 2, 2.5]);
});
