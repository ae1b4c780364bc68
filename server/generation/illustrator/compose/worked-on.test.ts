import { expect, test } from 'vitest';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { areasOf } from '../areas.ts';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { composeFrame } from './compose-frame.ts';

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
