import { expect, test } from 'vitest';
import { withAngle, withNobody, withSize, withSomebody, withSubject } from './choose-view.ts';
import { compositions, type ShotChoices, shotChoices } from './shot-plan.ts';

const choices = (changed: object): ShotChoices =>
  shotChoices.parse({ composition: 'figure', size: 'wide', ...changed });
const rosa = { who: 'cast', pose: 'stand', mood: 'neutral' as const };

test.each(compositions)(
  'DESK-01 who is taken out of the frame is not composed by, and put in again is seen: %s',
  (composition) => {
    const before = choices({ composition, people: [rosa] });
    const empty = { ...before, ...withNobody(before) };
    expect(empty.people).toEqual([]);
    expect(['figure', 'face', 'pair', 'crowd', 'behind', 'shoulder', 'hands']).not.toContain(
      empty.composition,
    );
    const again = { ...empty, ...withSomebody(empty, rosa) };
    expect(again.people).toEqual([rosa]);
    expect(again.composition).not.toBe('place');
  },
);

test('DESK-01 without hands the thing they had is seen by itself, and no more from above', () => {
  const props = [{ id: 'cup' }];
  expect(
    withNobody(choices({ composition: 'overhead', angle: 'overhead', props, people: [rosa] })),
  ).toEqual({ people: [], composition: 'object', angle: 'eye' });
});

const tom = { ...rosa, who: 'second' };
const after = (before: ShotChoices, change: Partial<ShotChoices>) => ({ ...before, ...change });

test('DESK-01 two people are two, and one again is the one that was', () => {
  const one = choices({ people: [rosa] });
  const pair = after(one, withSubject(one, 'pair', ['cast', 'second']));
  expect(pair).toMatchObject({ composition: 'pair', people: [rosa, tom] });
  expect(withSubject(one, 'pair', ['cast']).people?.[1]).toMatchObject({ who: 'other:somebody' });
  expect(after(pair, withSubject(pair, 'figure', ['cast', 'second'])).people).toEqual([rosa]);
  // Who does something was chosen, and stays.
  const busy = after(pair, { people: [rosa, { ...tom, pose: 'wave' }] });
  expect(after(busy, withSubject(busy, 'figure', ['cast', 'second'])).people).toHaveLength(2);
  expect(withSize(one, 'two-shot', ['cast', 'second'])).toMatchObject({
    size: 'two-shot',
    composition: 'pair',
    people: [rosa, tom],
  });
});

test.each([
  [[], 'object'],
  [[rosa], 'figure'],
  [[rosa, tom], 'pair'],
])('DESK-01 after straight above who was chosen is seen again: %#', (people, composition) => {
  const above = choices({ people, composition: 'overhead', angle: 'overhead' });
  expect(withAngle(above, 'eye')).toEqual({ angle: 'eye', composition });
  expect(withAngle(above, 'low', 'hands')).toEqual({ angle: 'low', composition: 'hands' });
  expect(withSize({ ...above, angle: 'eye', composition: 'hands' }, 'two-shot')).toMatchObject({
    composition: 'pair',
  });
});

test('DESK-01 a face is nearer than the person', () => {
  const whole = choices({ size: 'medium', people: [rosa] });
  const face = after(whole, withSubject(whole, 'face'));
  expect(face).toMatchObject({ composition: 'face', size: 'close-up' });
  expect(withSubject(face, 'figure')).toMatchObject({ composition: 'figure', size: 'medium' });
  expect(withSize(face, 'wide')).toEqual({ size: 'wide', composition: 'figure' });
});

test('DESK-02 somebody else beside one person is the second of two, and a third makes several', () => {
  const nurse = { who: 'other:old-nurse', pose: 'stand', mood: 'neutral' } as const;
  const one = shotChoices.parse({
    composition: 'figure',
    size: 'medium',
    people: [{ who: 'ana' }],
  });
  const two = { ...one, ...withSomebody(one, nurse) };
  expect(two).toMatchObject({ composition: 'pair', people: [{ who: 'ana' }, nurse] });
  expect(withSomebody(two, nurse)).toMatchObject({ composition: 'crowd' });
  expect(withSomebody({ ...one, people: [] }, nurse)).toEqual({ people: [nurse] });
  const face = shotChoices.parse({ ...one, composition: 'face', size: 'close-up' });
  expect(withSomebody(face, nurse)).toMatchObject({ composition: 'pair', size: 'medium' });
  const pack = shotChoices.parse({ ...one, people: [], composition: 'pack', size: 'close-up' });
  expect(withSomebody(pack, nurse)).toMatchObject({ composition: 'figure', size: 'medium' });
});
