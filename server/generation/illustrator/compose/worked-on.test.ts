import { expect, test } from 'vitest';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { areasOf } from '../areas.ts';
import { poses } from '../people/poses/poses.ts';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { posed } from './choose-pose.ts';
import { composeFrame } from './compose-frame.ts';
import { productThing } from './things.ts';

test.each([
  ['a bench', 'workshop'],
  ['no table', 'music-room'],
  ['nothing', 'none:plain'],
])('GEN-09 what takes both hands is seen while it is worked on, at %s', (_, place) => {
  const shot = {
    row: 1,
    seconds: 4,
    composition: 'figure',
    size: 'medium',
    place,
    people: [{ who: 'nell', pose: 'work', holds: 'accordion' }],
    frame: 1,
  };
  const shots = shotPlan.parse({ cast: [{ id: 'nell', name: 'Nell' }], shots: [shot] });
  const script = 'T\n\n1. HOOK | 0-4 s\nVIDEO: Nell repairs an accordion.';
  const [frame] = planBoard(sampleBoard({ script, shots })).frames;
  const seen = frame ? areasOf(composeFrame(frame.plan)) : [];
  expect(seen.filter(({ kind }) => kind === 'thing' || kind === 'product')).not.toEqual([]);
});

test('DESK-10 a hand that waves goes on waving beside what the other holds', () => {
  const [frame] = planBoard(sampleBoard()).frames;
  if (!frame) throw new Error('There are four.');
  const { pose } = posed({ held: productThing(frame.plan) }, 'wave');
  expect(pose.arms[1]).toEqual(poses.wave.arms[1]);
  expect(pose.holds).toBe(0);
});
