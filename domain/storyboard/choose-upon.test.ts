import { expect, test } from 'vitest';
import { chosenUpon } from './choose-upon.ts';
import { type ShotChoices, shotChoices } from './shot-plan.ts';

const of = (parts: object): ShotChoices =>
  shotChoices.parse({ composition: 'figure', size: 'medium', ...parts });
const from = of({ people: [{ who: 'rosa' }], props: [{ id: 'jar' }] });

test('DESK-08 a choice made upon an earlier picture changes the later one in its part alone', () => {
  const noted = of({
    people: [{ who: 'rosa', wears: ['hat'] }, { who: 'other:boy' }],
    props: [{ id: 'jar' }, { id: 'mug' }],
    place: 'harbour',
  });
  const glad = { ...from, angle: 'low' as const, people: [{ ...from.people[0], mood: 'happy' }] };
  expect(chosenUpon(noted, from, of(glad))).toEqual({
    ...noted,
    angle: 'low',
    people: [{ ...noted.people[0], mood: 'happy' }, noted.people[1]],
  });
  // What one takes out is out, and what each puts in is in.
  expect(chosenUpon(noted, from, of({ ...from, props: [{ id: 'key' }] })).props).toEqual(
    of({ props: [{ id: 'key' }, { id: 'mug' }] }).props,
  );
  expect(chosenUpon(of({}), from, of({ ...from, size: 'wide' }))).toEqual(of({ size: 'wide' }));
});

test('DESK-08 of what both changed the choice stands, and upon the same picture it stands whole', () => {
  const noted = of({ ...from, place: 'harbour', product: { shown: 'hero', form: 'jar' } });
  const moved = of({ ...from, place: 'kitchen' });
  expect(chosenUpon(noted, from, moved)).toEqual({ ...noted, place: 'kitchen' });
  expect(chosenUpon(from, from, moved)).toBe(moved);
  const { product: _, ...none } = noted;
  expect(chosenUpon({ ...noted, angle: 'low' }, noted, none)).toEqual({ ...none, angle: 'low' });
  const twice = of({ props: [{ id: 'jar' }, { id: 'jar', state: 'broken' }] });
  expect(
    chosenUpon(of({ ...twice, angle: 'low' }), twice, of({ props: [{ id: 'jar' }] })).props,
  ).toEqual(of({ props: [{ id: 'jar' }] }).props);
});
