import { expect, test } from 'vitest';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { castSheet } from './cast-sheet.ts';
import { strangersIn } from './strangers.ts';

const seen = (...frames: string[][]) =>
  shotPlan.parse({
    cast: [{ id: 'maya' }, { id: 'ben', name: 'Ben' }],
    shots: frames.map((all, at) => ({
      ...{ row: at + 1, seconds: 3, frame: at + 1, composition: 'pair', size: 'wide' },
      people: all.map((who) => ({ who })),
    })),
  });

test('CAST-01 who is in the frames and not on the sheet is told, with their frames', () => {
  const plan = seen(['other:woman', 'other:man'], ['maya'], ['maya', 'other:woman'], ['ben']);
  expect(strangersIn(plan, undefined)).toEqual([
    { called: 'woman', frames: [1, 3] },
    { called: 'man', frames: [1] },
    { called: 'Ben', frames: [4] },
  ]);
});

test('CAST-03 who is cast as what they are called is no stranger', () => {
  const cast = castSheet.parse({
    others: [
      { id: 'second', role: 'man' },
      { id: 'third', name: 'Ben' },
    ],
  });
  const plan = seen(['other:woman', 'other:man'], ['maya'], ['second', 'third'], ['ben']);
  expect(strangersIn(plan, cast)).toEqual([{ called: 'woman', frames: [1] }]);
});
