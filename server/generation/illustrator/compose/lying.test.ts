import { expect, test } from 'vitest';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { greys } from '#server/drawing/brush.ts';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { composeFrame } from './compose-frame.ts';

const script = 'T\n\n1. HOOK | 0-4 s\nVIDEO: Nell rests.';
const linen = '#8fa3ad';

/** How often a colour is laid on in a picture. */
function laidOn(colour: string, shot: object): number {
  const shots = shotPlan.parse({
    cast: [{ id: 'nell', name: 'Nell' }],
    shots: [{ row: 1, seconds: 4, frame: 1, size: 'wide', composition: 'figure', ...shot }],
  });
  const [frame] = planBoard(sampleBoard({ script, shots })).frames;
  if (!frame) throw new Error('No frame was planned.');
  return composeFrame(frame.plan).svg().split(`fill="${colour}"`).length - 1;
}
const lies = { people: [{ who: 'nell', pose: 'lie' }] };

test('BOARD-01 who lies in a bedroom lies under a cover, outdoors on a cloth, elsewhere on a couch', () => {
  const covered = ['bedroom', 'park', 'living-room'].map((place) =>
    laidOn(linen, { ...lies, place }),
  );
  expect(covered).toEqual([1, 1, 0]);
});

test('BOARD-01 each of two who sit has a seat, in a bedroom the bed', () => {
  const two = (pose: string, place: string) => ({
    ...{ composition: 'pair', size: 'two-shot', place },
    people: [
      { who: 'nell', pose },
      { who: 'other:man', pose },
    ],
  });
  const seats = laidOn(greys[3], two('sit', 'park')) - laidOn(greys[3], two('stand', 'park'));
  expect(seats).toBe(2);
  expect(laidOn(linen, two('sit', 'bedroom'))).toBe(2);
});

test('BOARD-01 who lies in a cot lies behind its bars', () => {
  const bars = (props: object[]) => laidOn(greys[3], { ...lies, place: 'bedroom', props });
  expect(bars([{ id: 'cot', where: 'floor' }]) - bars([])).toBeGreaterThan(12);
});
