import { expect, test } from 'vitest';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { paintedIn } from '../painted.ts';
import { hemIn } from '../people/torso-view.ts';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { composeFrame } from './compose-frame.ts';

const seated = (id: string) => {
  const shots = shotPlan.parse({
    shots: [1, 2, 3, 4].map((frame) => ({
      ...{ row: frame, seconds: 3, frame, composition: 'figure', size: 'wide' },
      people: [{ who: 'maya', pose: 'sit' }],
      props: [{ id, where: 'floor' }],
    })),
    cast: [{ id: 'maya' }],
  });
  const [first] = planBoard(sampleBoard({ shots })).frames;
  if (!first) throw new Error('There are four.');
  return composeFrame(first.plan);
};

test('DESK-04 who sits on a bed sits on its edge, which is as long as a bed', () => {
  const linen = '#8fa3ad';
  const bed = seated('bed');
  expect(bed.svg()).toContain(linen);
  expect([...paintedIn(bed).things]).toContain('a bed');
  expect(seated('chair').svg()).not.toContain(linen);
});

test('DESK-04 of two who sit beside a bed both sit on it', () => {
  const shots = shotPlan.parse({
    shots: [1, 2, 3, 4].map((frame) => ({
      ...{ row: frame, seconds: 3, frame, composition: 'pair', size: 'wide' },
      people: ['maya', 'other:girl'].map((who) => ({ who, pose: 'sit' })),
      props: [{ id: 'bed', where: 'floor' }],
    })),
    cast: [{ id: 'maya' }],
  });
  const [first] = planBoard(sampleBoard({ shots })).frames;
  if (!first) throw new Error('There are four.');
  const sketch = composeFrame(first.plan);
  expect(sketch.svg()).toContain('#8fa3ad');
  expect([...paintedIn(sketch).things]).toEqual(['a bed']);
});

test('GEN-09 an apron or a coat ends at the knees of who sits', () => {
  expect([hemIn({ sits: true }, 58), hemIn({ sits: true }, 31), hemIn({}, 58)]).toEqual([
    39, 31, 58,
  ]);
});
