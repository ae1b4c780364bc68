import { expect, test } from 'vitest';
import type { ScriptRow } from '../av-script.ts';
import { framesOfRows } from './frame-rows.ts';

const row = (startSeconds: number, endSeconds: number, video: string): ScriptRow => ({
  beat: 'TURN',
  startSeconds,
  endSeconds,
  video,
  cues: [],
});
const drawn = [row(0, 3, 'A street.'), row(3, 7.5, 'A loaf.'), row(7.5, 15, 'The shop.')];
const frame = (timing?: string) => ({ title: 'F', description: '', ...(timing ? { timing } : {}) });
const frames = [frame('0–3 s'), frame('3–5 s'), frame('5–7.5 s'), frame('7.5–15 s')];
const numbers = (now: ScriptRow[], board = frames) =>
  framesOfRows(drawn, now, board).map((beside) => beside.map(({ number }) => number));

test('BOARD-04 a frame stands beside the row in which its time begins', () => {
  expect(numbers(drawn)).toEqual([[1], [2, 3], [4]]);
});

test('BOARD-04 a frame follows its picture to another place, and stays where the picture was changed', () => {
  const [street, loaf, shop] = drawn as [ScriptRow, ScriptRow, ScriptRow];
  expect(numbers([loaf, street, shop])).toEqual([[2, 3], [1], [4]]);
  expect(numbers([street, { ...loaf, video: 'Rye.' }, shop])).toEqual([[1], [2, 3], [4]]);
  expect(numbers([street])).toEqual([[1]]);
  // A new row has no frame yet.
  expect(numbers([street, { ...loaf, video: '' }, loaf])).toEqual([[1], [], [2, 3]]);
});

test('BOARD-04 a frame without a time stands beside no row', () => {
  expect(numbers(drawn, [frame(), frame('soon')])).toEqual([[], [], []]);
});
