import { expect, test } from 'vitest';
import { withNobody, withSomebody } from './choose-view.ts';
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
