import { expect, test } from 'vitest';
import { choicesOf, directedFrames, directFrame, pinned } from './direct-shot.ts';
import { carryDirections, keepDirected, outdatedFrames } from './keep-directions.ts';
import { boardShots, type Shot, type ShotPlan } from './shot-plan.ts';
import { planOf } from './testing/plan-of.ts';

const rows = ['A boat.', 'A net.', 'A pot.', 'A plate.'];
const plan = planOf(...rows);
const shotOf = (of: ShotPlan, frame: number) =>
  of.shots.find((shot) => shot.frame === frame) as Shot;
const harbour = { ...choicesOf(plan.shots[1] as Shot), place: 'harbour' };
const directed = directFrame(plan, 2, harbour, 'A net.');
const withRow = (at: number, text: string) => rows.map((row, index) => (index === at ? text : row));

test('DESK-02 a directed frame keeps what was written, and what was written ends the direction', () => {
  expect(shotOf(directed, 2)).toMatchObject({
    place: 'harbour',
    directed: { written: { place: 'none:the quay' }, video: 'A net.' },
  });
  expect(directedFrames(directed)).toEqual([2]);
  const back = directFrame(directed, 2, choicesOf(plan.shots[1] as Shot), 'A net.');
  expect(back).toEqual(pinned(plan));
});

test('DESK-02 the frames of a plan of two shots are four shots of the same length in all', () => {
  const two = pinned(planOf('A boat.', 'A net.'));
  expect(two.shots.map(({ frame, row }) => [frame, row])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
  ]);
  expect(two.shots.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(8);
  expect(boardShots(two)).toHaveLength(4);
});

test('DESK-03 what changed and what is gone is told apart, and what stayed is left alone', () => {
  const told = (now: string[]) => outdatedFrames(directed, now);
  expect(told(rows)).toEqual({ changed: [], gone: [] });
  expect(told(withRow(0, 'A ship.'))).toEqual({ changed: [], gone: [] });
  expect(told(withRow(1, 'A rod.'))).toEqual({ changed: [2], gone: [] });
  expect(told(rows.toSpliced(1, 1))).toEqual({ changed: [], gone: [2] });
  expect(told(['A net.', 'A boat.', 'A pot.', 'A plate.'])).toEqual({ changed: [], gone: [] });
});

test('DESK-03 a kept direction stands for its row as it is now', () => {
  const now = withRow(1, 'A rod.');
  expect(outdatedFrames(keepDirected(directed, [2], now), now).changed).toEqual([]);
});

test('DESK-03 a new plan of the script has the directions of the old one', () => {
  const anew = carryDirections(directed, planOf(...withRow(1, 'A rod.')));
  expect(shotOf(anew, 2)).toMatchObject({
    row: 2,
    place: 'harbour',
    directed: { video: 'A net.' },
  });
  const without = carryDirections(directed, planOf(...rows.toSpliced(1, 1)));
  expect(without.shots.filter((shot) => shot.directed)).toEqual([]);
  const moved = carryDirections(directed, planOf('A net.', 'A boat.', 'A pot.', 'A plate.'));
  expect(shotOf(moved, 2)).toMatchObject({ row: 1, place: 'harbour' });
});
