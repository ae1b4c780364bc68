import { expect, test } from 'vitest';
import { type ShotPlan, shotPlan } from '#domain/storyboard/shot-plan.ts';
import { findCast } from '../cast/find-cast.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { canHold, propThing } from '../compose/things.ts';
import { isOutOfHand, seatById } from '../props/seat-of.ts';
import { sampleBoard } from '../sample-board.ts';
import { Missing } from './missing.ts';
import { scenesOf } from './scenes-of.ts';
import { dressingFor } from './thing-for.ts';

type Middle = Partial<ShotPlan['shots'][number]>;
const cast = findCast(sampleBoard(), null, true);

/** The last picture of a film without a drawing of what is sold. */
function endOf(middles: readonly Middle[], voiceOnly = false) {
  const shots = [
    ...middles.map((middle, at) => ({
      row: at + 1,
      seconds: 4,
      composition: 'object',
      size: 'close-up',
      place: 'none:plain',
      frame: at + 1,
      ...middle,
    })),
    {
      row: 4,
      seconds: 4,
      composition: 'pack',
      size: 'close-up',
      place: 'none:plain',
      product: { shown: 'hero', form: 'title-card', label: 'Oda' },
      frame: 4,
    },
  ];
  const plan = shotPlan.parse({ cast: [{ id: 'oda', name: 'Oda' }], shots });
  const { scenes } = scenesOf(plan, { aspect: '1:1', cast, voiceOnly, productName: 'Oda' });
  const end = scenes[3];
  if (!end) throw new Error('a board has four pictures');
  expect(composeFrame(end).svg()).not.toMatch(/NaN|undefined|Infinity/);
  return { things: end.props.map(({ prop }) => prop.id), people: end.people.length };
}

const bell: Middle = { props: [{ id: 'hand-bell', where: 'on-surface' }] };
const chair: Middle = { props: [{ id: 'chair', where: 'floor' }] };
const face: Middle = {
  composition: 'figure',
  size: 'medium',
  people: [{ who: 'oda', pose: 'speak', mood: 'neutral' }],
};

test('GEN-09 a title closes a film beside the thing that most of its pictures showed', () => {
  expect(endOf([bell, chair, bell])).toEqual({ things: ['hand-bell'], people: 0 });
});

test('GEN-09 a title closes a film beside whom it is about, never beside what was shown once', () => {
  expect(endOf([bell, face, chair])).toEqual({ things: [], people: 1 });
  expect(endOf([bell, face, chair], true).people).toBe(0);
});

test('GEN-09 nobody has a window, a door, a cooker hood or the sun in the hand', () => {
  for (const id of ['window', 'door', 'cooker-hood', 'sun', 'traffic-light', 'garage-door']) {
    const thing = propThing(dressingFor({ id, where: 'in-hand' }, new Missing()));
    expect([id, canHold(thing)]).toEqual([id, false]);
  }
  expect(isOutOfHand('window')).toBe(true);
  expect(isOutOfHand('picture')).toBe(false);
  expect(seatById('mountain')).toBe('vast');
});

test('GEN-09 a title closes a film beside what is sold where its pictures showed that as a plain form', () => {
  const shown: Middle = { product: { shown: 'in-use', form: 'none:night light' } };
  expect(endOf([shown, face, bell])).toEqual({ things: ['none'], people: 0 });
});
