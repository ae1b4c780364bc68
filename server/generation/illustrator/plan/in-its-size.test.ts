import { expect, test } from 'vitest';
import { type Shot, shotPlan } from '#domain/storyboard/shot-plan.ts';
import { findCast } from '../cast/find-cast.ts';
import { leadOf } from '../compose/scene-plan.ts';
import { seatOf } from '../props/seat-of.ts';
import { sampleBoard } from '../sample-board.ts';
import { scenesOf } from './scenes-of.ts';
import { thingById } from './things-by-id.ts';

const look = {
  aspect: '16:9',
  cast: findCast(sampleBoard(), null, true),
  voiceOnly: false,
  productName: 'Quibble',
} as const;

const sceneOf = (shot: Partial<Shot> & Pick<Shot, 'composition' | 'size'>, voiceOnly = false) => {
  const plan = shotPlan.parse({ shots: [{ row: 1, seconds: 3, ...shot }] });
  const [scene] = scenesOf(plan, { ...look, voiceOnly }).scenes;
  if (!scene) throw new Error('No scene.');
  return scene;
};
const product = (form: string) => ({ shown: 'in-use' as const, form });
const people = [{ who: 'cast', pose: 'work', mood: 'neutral' as const }];

test.each([
  ['ring', 'hand'],
  ['blanket', 'hands'],
  ['computer', 'top'],
  ['piano', 'floor'],
  ['bus', 'vast'],
  ['window', 'wall'],
])('GEN-09 a %s goes where its size has it: %s', (id, seat) => {
  const thing = thingById(id);
  expect(thing && seatOf(thing)).toBe(seat);
});

test.each(['hands', 'overhead'] as const)(
  'GEN-09 nobody handles a piano on a table: %s',
  (view) => {
    const scene = sceneOf({
      composition: view,
      size: 'close-up',
      people,
      product: product('piano'),
    });
    expect([scene.shot.composition, scene.shot.size, leadOf(scene).pose]).toEqual([
      'figure',
      'WS',
      'touch',
    ]);
  },
);

test('GEN-09 in a film of voices whoever works on it is seen from behind', () => {
  const shown = { people, product: product('piano') };
  const scene = sceneOf({ composition: 'hands', size: 'close-up', ...shown }, true);
  expect(scene.shot.composition).toBe('behind');
});

test('GEN-09 what takes two hands is not held before a face', () => {
  const holding = [{ who: 'cast', pose: 'present', mood: 'neutral' as const, holds: 'computer' }];
  const scene = sceneOf({ composition: 'face', size: 'close-up', people: holding });
  expect(scene.shot.size).toBe('MS');
});

test.each([
  ['book', 'read'],
  ['telephone', 'call'],
  ['broom', 'sweep'],
])('GEN-09 a %s at work is used as such things are: %s', (form, pose) => {
  const scene = sceneOf({
    composition: 'hands',
    size: 'close-up',
    people: [{ who: 'cast', pose: 'work', mood: 'neutral', holds: form }],
  });
  expect(leadOf(scene).pose).toBe(pose);
});

test('GEN-09 a film ends where it was last seen to be', () => {
  const plan = shotPlan.parse({
    shots: [
      { row: 1, seconds: 3, composition: 'place', size: 'wide', place: 'kitchen', frame: 1 },
      { row: 2, seconds: 3, composition: 'face', size: 'close-up', people, frame: 2 },
      { row: 3, seconds: 3, composition: 'card', size: 'close-up', frame: 3 },
      { row: 4, seconds: 3, composition: 'pack', size: 'close-up', frame: 4 },
    ],
  });
  expect(scenesOf(plan, look).scenes.map(({ place }) => place.id)).toEqual([
    'kitchen',
    'plain',
    'plain',
    'kitchen',
  ]);
});
