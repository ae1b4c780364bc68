import { expect, test } from 'vitest';
import type { ScriptRow } from '../../script/av-script.ts';
import { formatAvScript } from '../../script/av-script.ts';
import { compareRows } from '../../script/rows/difference.ts';
import type { Draft } from '../draft/draft.ts';
import { reduce } from '../draft/reducer.ts';
import { draftAt } from '../testing/draft-at.ts';
import { ownNotes, ownRows, ownSeconds, ownSections, writtenScript } from './own-changes.ts';

const row = (video: string, said: string, from: number, to: number): ScriptRow => ({
  ...{ beat: 'TURN', startSeconds: from, endSeconds: to, video },
  cues: [{ kind: 'VO', text: said }],
});
const text = (rows: ScriptRow[], notes: string[] = []) =>
  formatAvScript({ title: 'T', facts: [], rows, notes });
const [one, two, three] = [
  row('A.', 'One.', 0, 4),
  row('B.', 'Two.', 4, 8),
  row('C.', 'Three.', 8, 12),
];
const written = text([one, two, three]);

test('KEPT-06 of a refresh what somebody revised, retimed or dropped is theirs, and what the writer wrote is not', () => {
  const own = (standing: ScriptRow[], made: ScriptRow[]) => [
    ...ownRows(written, compareRows(standing, made)),
  ];
  const revised = { ...two, cues: [{ kind: 'VO' as const, text: 'Shipping is free.' }] };
  const anew = [row('A2.', 'Uno.', 0, 4), two, row('C2.', 'Tres.', 8, 12)];
  expect(own([one, revised, three], anew)).toEqual([1]);
  expect(own([one, two, three], anew)).toEqual([]);
  const later = row('C.', 'Three.', 4, 12);
  expect(own([one, later], [one, two, three])).toEqual([1, 2]);
  expect(ownRows(undefined, compareRows([revised], [two]))).toEqual(new Set());
});

test('KEPT-06 edited sections of a brief, remarks under a script and the seconds it was fitted to stay unless they are marked', () => {
  const [was, is] = ['Objective: feed.\n\nTone: calm.', 'Objective: sell.\n\nTone: calm.'];
  expect(ownSections(was, is, 'Objective: ask.\n\nTone: loud.')).toEqual(new Set([0]));
  expect(ownSections(was, was, 'Objective: ask.\n\nTone: loud.')).toEqual(new Set());
  expect(ownSections(null, is, was)).toEqual(new Set());
  expect(ownNotes(text([one], ['Props.']), text([one], ['Props.', 'Let her sing.']))).toEqual([
    'Let her sing.',
  ]);
  const from = { description: 'a' };
  const at: Draft = {
    ...draftAt(8),
    takes: [
      { script: written, frames: [], from },
      { script: text([one, two]), frames: [], from },
    ],
    take: 1,
  };
  expect(writtenScript(at)).toBe(written);
  expect([ownSeconds(at, ['description']), ownSeconds(at, ['platform'])]).toEqual([8, undefined]);
  expect(ownSeconds({ ...at, take: 0 }, ['description'])).toBeUndefined();
});

test('KEPT-06 a script that was taken in part remembers what its writer wrote', () => {
  const stale = reduce(draftAt(8), { type: 'answered', answers: { description: 'For bakers.' } });
  const made = { of: 'script' as const, script: text([one, two, three]) };
  const taken = [
    { type: 'refresh-started', run: 'r', of: 'script' } as const,
    { type: 'refresh-arrived', run: 'r', refreshed: made } as const,
    { type: 'refresh-taken', taken: { of: 'script', script: text([one, two]) } } as const,
  ].reduce(reduce, stale);
  expect(writtenScript(taken)).toBe(made.script);
});
