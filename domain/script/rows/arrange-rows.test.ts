import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedRows } from '#tests/any-script.ts';
import { formatAvScript, type ScriptRow } from '../av-script.ts';
import { secondsOf, spokenIn } from '../row-speech.ts';
import { addRow, mergeRows, mostRows, moveRow, removeRow, splitRow } from './arrange-rows.ts';
import { readRows } from './read-rows.ts';
import { leastSeconds, mostSeconds, withCutAt, withSeconds } from './row-times.ts';

const filmOf = (rows: readonly ScriptRow[]) => rows.at(-1)?.endSeconds ?? 0;
const textOf = (rows: ScriptRow[]) =>
  formatAvScript({ title: 'T', facts: [], rows, notes: ['Remark'] });
const readable = (rows: ScriptRow[]) => {
  const read = readRows(textOf(rows));
  return read.problem ? [] : read.script.rows;
};

const at = fc.nat(9);
const seconds = fc.integer({ min: -20, max: 900 }).map((tenths) => tenths / 10);
type Act = (rows: ScriptRow[]) => ScriptRow[] | undefined;
const act: fc.Arbitrary<Act> = fc.oneof(
  at.map((row) => (rows: ScriptRow[]) => addRow(rows, row)),
  at.map((row) => (rows: ScriptRow[]) => splitRow(rows, row)),
  at.map((row) => (rows: ScriptRow[]) => mergeRows(rows, row)),
  at.map((row) => (rows: ScriptRow[]) => removeRow(rows, row)),
  fc.tuple(at, at).map(
    ([from, to]) =>
      (rows: ScriptRow[]) =>
        moveRow(rows, from, to),
  ),
  fc.tuple(at, seconds).map(
    ([row, to]) =>
      (rows: ScriptRow[]) =>
        withSeconds(rows, row, to),
  ),
  fc.tuple(at, seconds).map(
    ([row, to]) =>
      (rows: ScriptRow[]) =>
        withCutAt(rows, row, to),
  ),
);

test('BOARD-04 whatever is done to rows, they add up to the film and are the plain text', () => {
  fc.assert(
    fc.property(joinedRows, fc.array(act, { maxLength: 12 }), (made, acts) => {
      let rows = readable(made);
      const film = filmOf(rows);
      const shortest = Math.min(leastSeconds, ...rows.map(secondsOf));
      for (const one of acts) {
        rows = one(rows) ?? rows;
        expect(filmOf(rows)).toBe(film);
        for (const row of rows) expect(secondsOf(row)).toBeGreaterThan(shortest - 0.001);
        expect(readable(rows)).toEqual(rows);
      }
    }),
  );
});

test('BOARD-04 what is said stays said, however rows are added, split, merged and moved', () => {
  const wordsOf = (rows: readonly ScriptRow[]) =>
    rows.flatMap((row) => spokenIn(row).match(/\S+/g) ?? []).toSorted();
  const kept = fc.oneof(
    at.map((row) => (rows: ScriptRow[]) => addRow(rows, row)),
    at.map((row) => (rows: ScriptRow[]) => splitRow(rows, row)),
    at.map((row) => (rows: ScriptRow[]) => mergeRows(rows, row)),
    fc.tuple(at, at).map(
      ([from, to]) =>
        (rows: ScriptRow[]) =>
          moveRow(rows, from, to),
    ),
  );
  fc.assert(
    fc.property(joinedRows, fc.array(kept, { maxLength: 8 }), (made, acts) => {
      const before = readable(made);
      const after = acts.reduce<ScriptRow[]>((rows, one) => one(rows) ?? rows, before);
      expect(wordsOf(after)).toEqual(wordsOf(before));
    }),
  );
});

const row = (length: number, said: string, video = 'MS.'): ScriptRow => ({
  beat: 'TURN',
  startSeconds: 0,
  endSeconds: length,
  video,
  cues: [
    { kind: 'SFX', text: 'Rain.' },
    { kind: 'VO', text: said },
  ],
});
const three = [
  row(3, 'One.'),
  { ...row(4, 'Two. Three is long, and said.'), startSeconds: 3, endSeconds: 7 },
  { ...row(8, 'Four.'), startSeconds: 7, endSeconds: 15 },
];
const times = (rows: readonly ScriptRow[] | undefined) => rows?.map(secondsOf);

test('BOARD-04 splitting parts what is said at a sentence, and merging makes it whole', () => {
  const split = splitRow(three, 1) ?? [];
  expect(split.map(spokenIn)).toEqual(['One.', 'Two.', 'Three is long, and said.', 'Four.']);
  expect(times(split)).toEqual([3, 2, 2, 8]);
  expect(split[2]?.cues).toEqual([{ kind: 'VO', text: 'Three is long, and said.' }]);
  expect(mergeRows(split, 1)).toEqual(three);
});

test('BOARD-04 a row of one sentence is split in its picture alone', () => {
  const split = splitRow(three, 0) ?? [];
  expect(split[1]).toMatchObject({ video: 'MS.', cues: [] });
});

test('BOARD-04 what a row gains comes from the next, then from those after and before', () => {
  expect(times(withSeconds(three, 0, 5))).toEqual([5, 2, 8]);
  expect(times(withSeconds(three, 0, 9))).toEqual([9, 0.5, 5.5]);
  expect(times(withSeconds(three, 2, 14))).toEqual([0.5, 0.5, 14]);
  expect(times(withSeconds(three, 0, 99))).toEqual([14, 0.5, 0.5]);
  expect(times(withSeconds(three, 1, 0))).toEqual([3, 0.5, 11.5]);
  expect(times(withSeconds(three, 2, 6))).toEqual([3, 6, 6]);
  expect(mostSeconds(three, 0)).toBe(14);
});

test('BOARD-04 a moved cut changes the two rows beside it', () => {
  expect(times(withCutAt(three, 0, 4.5))).toEqual([4.5, 2.5, 8]);
  expect(times(withCutAt(three, 0, 40))).toEqual([6.5, 0.5, 8]);
  expect(times(withCutAt(three, 1, 0))).toEqual([3, 0.5, 11.5]);
});

test('BOARD-04 what cannot be done is not done', () => {
  const alone = three.slice(0, 1);
  expect(removeRow(alone, 0)).toBeUndefined();
  expect(mergeRows(alone, 0)).toBeUndefined();
  expect(moveRow(three, 0, 3)).toBeUndefined();
  expect(splitRow([row(0.5, 'One. Two.')], 0)).toBeUndefined();
  const many = Array.from({ length: mostRows }, () => row(2, 'One.'));
  expect(addRow(many, 0)).toBeUndefined();
});
