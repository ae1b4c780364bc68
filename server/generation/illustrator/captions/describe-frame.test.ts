import { expect, test } from 'vitest';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { findCast } from '../cast/find-cast.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { paintedIn } from '../painted.ts';
import { scenesOf } from '../plan/scenes-of.ts';
import { sampleBoard } from '../sample-board.ts';
import { altOf } from './describe-frame.ts';

const cast = findCast(sampleBoard(), null, true);
const { noun } = cast;
const told = (shot: object, rows: string[] = []) => {
  const at = { row: 1, seconds: 3, composition: 'figure', size: 'medium' };
  const plan = shotPlan.parse({ cast: [{ id: 'cast' }], rows, shots: [{ ...at, ...shot }] });
  const { scenes } = scenesOf(plan, { aspect: '16:9', cast, voiceOnly: false, productName: 'X' });
  const [scene] = scenes;
  if (!scene) throw new Error('no scene');
  return altOf(scene, paintedIn(composeFrame(scene)));
};
const wears = ['none:green coat', 'none:blue hat', 'none:red scarf'];
const clothes = 'in a green coat, a blue hat and a red scarf';

test('DESK-10 the words of a picture tell the hat and scarf that are seen, and of who is seen from behind no glasses', () => {
  expect(told({ people: [{ who: 'cast', wears }] })).toContain(clothes);
  expect(told({ people: [{ who: 'other:man', wears }] })).toMatch(
    /in a green coat, a blue hat(?: and|,) a red scarf/u,
  );
  const glasses = [...wears, 'glasses'];
  expect(told({ people: [{ who: 'cast', wears: glasses }] })).toContain('a red scarf and glasses');
  const behind = { composition: 'behind', people: [{ who: 'cast', wears: glasses }] };
  expect(told(behind)).toContain('a blue hat and a red scarf from behind');
  // Of hands alone no hat is seen.
  expect(told({ composition: 'hands', people: [{ who: 'cast', wears }] })).not.toMatch(
    /hat|scarf/u,
  );
});

test('DESK-10 the words of a picture tell its hour, once', () => {
  const at = (time: string, place = 'harbour') => told({ time, place, people: [{ who: 'cast' }] });
  expect(at('night')).toContain('a harbour at night behind');
  expect(at('dusk')).toContain('a harbour at dusk behind');
  expect(at('morning')).toContain('a harbour in the morning behind');
  expect(at('day')).toContain('a harbour behind');
  expect(
    told({ time: 'night', weather: 'snow', place: 'harbour', people: [{ who: 'cast' }] }),
  ).toMatch(/at night behind, in snow\.$/u);
  expect(told({ composition: 'place', size: 'wide', time: 'night', place: 'harbour' })).toContain(
    'wide shot, a harbour at night, nobody in it',
  );
});

test('DESK-10 the words of a picture tell what each has in hand', () => {
  const people = [
    { who: 'cast', holds: 'mug' },
    { who: 'other:man', holds: 'letter' },
  ];
  const words = told({ composition: 'pair', people });
  expect(words).toMatch(/holding a mug.* with .*holding a letter/u);
});

test('DESK-10 another is one beside a first of the kind, and no role is told in another language', () => {
  const other = noun === 'man' ? 'woman' : 'man';
  expect(told({ people: [{ who: `other:${noun}` }] })).toContain(`medium shot, a ${noun} in`);
  const pair = (who: string) => told({ composition: 'pair', people: [{ who: 'cast' }, { who }] });
  expect(pair(`other:${noun}`)).toContain(`with another ${noun} in`);
  expect(pair(`other:${other}`)).toContain(`with a ${other} in`);
  expect(pair('other:neighbour')).toContain('(neighbour)');
  expect(pair('other:alter Mann')).not.toMatch(/alter|Mann/u);
  const spanish = ['La vecina abre la puerta y mira a la mujer que está en la calle.'];
  const people = [{ who: 'cast' }, { who: 'other:vecina' }];
  expect(told({ composition: 'pair', people }, spanish)).not.toContain('vecina');
});
