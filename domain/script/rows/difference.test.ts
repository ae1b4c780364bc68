import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedScript } from '#tests/any-script.ts';
import { type AvScript, formatAvScript, parseAvScript, type ScriptRow } from '../av-script.ts';
import { compareRows, lineChanges, takeChanges } from './difference.ts';
import { readRows } from './read-rows.ts';

const readable = joinedScript.map((made) => parseAvScript(formatAvScript(made)) as AvScript);
// Most of what a revision gives stood there before.
const versions = fc
  .tuple(readable, readable, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
  .map(([before, other, fromOther]): [AvScript, AvScript] => {
    const rows = before.rows.map((row, at) => (fromOther[at] && other.rows[at]) || row);
    return [before, relaid({ ...other, rows })];
  });
const relaid = (script: AvScript): AvScript => {
  let end = 0;
  const rows = script.rows.map((row) => {
    const start = end;
    end = Math.round((end + row.endSeconds - row.startSeconds) * 100) / 100;
    return { ...row, startSeconds: start, endSeconds: end };
  });
  return { ...script, rows };
};
const filmOf = ({ rows }: AvScript) => rows.at(-1)?.endSeconds ?? 0;
const wordsOf = ({ beat, video, cues }: ScriptRow) => JSON.stringify([beat, video, cues]);

test('BOARD-04 all of a difference is the one version, none of it the other', () => {
  fc.assert(
    fc.property(versions, ([before, after]) => {
      const changes = compareRows(before.rows, after.rows);
      expect(changes.flatMap((one) => one.before ?? [])).toEqual(before.rows);
      expect(changes.flatMap((one) => one.after ?? [])).toEqual(after.rows);
      const all = new Set(changes.keys());
      expect(takeChanges(before, after, all)).toEqual(after);
      if (changes.some(({ isSame }) => !isSame))
        expect(takeChanges(before, after, new Set())).toEqual(before);
    }),
  );
});

test('BOARD-04 a difference taken in part is rows of either, adds up, and reads as rows', () => {
  fc.assert(
    fc.property(versions, fc.uniqueArray(fc.nat(9)), ([before, after], places) => {
      const taken = new Set(places);
      const part = takeChanges(before, after, taken);
      const known = new Set([...before.rows, ...after.rows].map(wordsOf));
      for (const row of part.rows) expect(known.has(wordsOf(row))).toBe(true);
      expect(readRows(formatAvScript(part)).problem).toBeUndefined();
      const isWhole = part.rows.length * 0.5 <= filmOf(after);
      if (isWhole && part !== before) expect(filmOf(part)).toBeCloseTo(filmOf(after), 5);
    }),
  );
});

const row = (video: string, said: string, from: number, to: number): ScriptRow => ({
  beat: 'TURN',
  startSeconds: from,
  endSeconds: to,
  video,
  cues: [{ kind: 'VO', text: said }],
});
const script = (...rows: ScriptRow[]): AvScript => ({ title: 'T', facts: [], rows, notes: [] });

test('BOARD-04 the difference names the lines that are gone and those that are new', () => {
  const [first, second] = [row('A.', 'One.', 0, 4), row('B.', 'Two.', 4, 8)];
  const [other] = compareRows([first], [{ ...row('A.', 'Uno.', 0, 3) }]);
  expect(other && lineChanges(other)).toEqual([
    { isNew: false, text: 'SECONDS: 4' },
    { isNew: true, text: 'SECONDS: 3' },
    { isNew: false, text: 'VO: One.' },
    { isNew: true, text: 'VO: Uno.' },
  ]);
  const changes = compareRows([first, second], [second]);
  expect(changes.map(({ before, after }) => [before?.video, after?.video])).toEqual([
    ['A.', undefined],
    ['B.', 'B.'],
  ]);
});

test('BOARD-04 a row that is not taken keeps its words and its seconds, and what is taken shares the rest of the film', () => {
  const before = script(row('A.', 'One.', 0, 10), row('B.', 'Two.', 10, 30));
  const after = script(row('A.', 'Uno.', 0, 5), row('B.', 'Dos.', 5, 15));
  expect(takeChanges(before, after, new Set([0])).rows).toEqual([
    row('A.', 'Uno.', 0, 3),
    row('B.', 'Two.', 3, 15),
  ]);
});

const beat = (name: string, video: string, said: string): ScriptRow => ({
  ...row(video, said, 0, 5),
  beat: name,
});
const pairs = (before: ScriptRow[], after: ScriptRow[]) =>
  compareRows(before, after).map((one) => [one.before?.beat ?? '-', one.after?.beat ?? '-']);

test('BOARD-04 rows are paired by what they are, and one that went or came moves no other', () => {
  const hook = beat('HOOK', 'CU. A can opens.', 'Every morning.');
  const problem = beat('PROBLEM', 'MS. A warm cup.', 'It is warm by noon.');
  const demo = beat('DEMONSTRATION', 'MS. She pours ice.', 'It keeps cold for 24 hours.');
  const proof = beat('PROOF', 'CU. It fits the cage of a bike.', 'It fits a bike cage.');
  const offer = beat('OFFER', 'Pack shot.', '$29 at brisa.example.');
  const shorter = { ...proof, video: 'CU. It fits the cage.' };
  const dearer = { ...offer, cues: [{ kind: 'VO' as const, text: '$35 at brisa.example.' }] };
  expect(
    pairs([hook, problem, proof, offer], [{ ...hook, video: 'ECU. A can.' }, shorter, dearer]),
  ).toEqual([
    ['HOOK', 'HOOK'],
    ['PROBLEM', '-'],
    ['PROOF', 'PROOF'],
    ['OFFER', 'OFFER'],
  ]);
  expect(pairs([hook, proof, offer], [hook, demo, shorter, dearer])).toEqual([
    ['HOOK', 'HOOK'],
    ['-', 'DEMONSTRATION'],
    ['PROOF', 'PROOF'],
    ['OFFER', 'OFFER'],
  ]);
  // Of one beat the words say which it is; what nothing is like is paired as it comes.
  const turns = [
    beat('TURN', 'MS. She runs for a train.', 'Run.'),
    beat('TURN', 'WS. A lake.', 'Rest.'),
  ];
  expect(pairs(turns, [{ ...turns[1], video: 'WS. A lake at dawn.' } as ScriptRow])).toEqual([
    ['TURN', '-'],
    ['TURN', 'TURN'],
  ]);
  expect(pairs([problem], [demo])).toEqual([['PROBLEM', 'DEMONSTRATION']]);
});
