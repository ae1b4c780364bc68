import { expect, test } from 'vitest';
import { chosenFrames, withFrames } from './choose-frames.ts';
import { boardShots } from './shot-plan.ts';
import { planOf } from './testing/plan-of.ts';

const plan = planOf('One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.');

test('DESK-05 four shots are the frames, in the order of the film', () => {
  const chosen = withFrames(plan, [5, 0, 3, 2]);
  expect(chosen && chosenFrames(chosen)).toEqual([0, 2, 3, 5]);
  expect(chosen && boardShots(chosen).map(({ row, frame }) => [row, frame])).toEqual([
    [1, 1],
    [3, 2],
    [4, 3],
    [6, 4],
  ]);
});

test('DESK-05 fewer, more or unknown shots are no board', () => {
  for (const chosen of [
    [0, 1, 2],
    [0, 1, 2, 2],
    [0, 1, 2, 9],
    [0, 1, 2, 3, 4],
  ])
    expect(withFrames(plan, chosen)).toBeNull();
});
