import { expect, test } from 'vitest';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { againstBudget, budgetRangeOf, shootNeedsOf } from './reality-check.ts';

const script = '1. HOOK | 0-4 s\nVIDEO: A yard.\nADA (to camera): Half a broom.\nVO: Turn it.';
const shot = { seconds: 2, composition: 'figure', size: 'wide' };
const people = [{ who: 'ada' }, { who: 'other:neighbour' }];

test('LINK-09 the reality check counts shots, places, people and days from the plan', () => {
  const shots = shotPlan.parse({
    cast: [{ id: 'ada', name: 'Ada' }],
    shots: [
      { ...shot, row: 1, place: 'none:harbour', people },
      { ...shot, row: 1, cut: 2, place: 'none:yard', people },
      { ...shot, row: 2, place: 'none:harbour' },
    ],
  });
  expect(shootNeedsOf({ script, shots, form_data: {} })).toEqual({
    shots: 3,
    places: ['“harbour”', '“yard”'],
    people: ['Ada', 'neighbour'],
    days: 1,
    planned: true,
  });
  const many = {
    ...shots,
    shots: Array.from({ length: 13 }, () => shots.shots.slice(0, 1)).flat(),
  };
  expect(shootNeedsOf({ script, shots: many, form_data: {} })?.days).toBe(2);
});

test('LINK-09 without a plan the rows of the script are counted, and without those nothing', () => {
  const form_data = {};
  expect(shootNeedsOf({ script, shots: null, form_data })).toEqual({
    shots: 1,
    places: [],
    people: ['ADA (to camera)'],
    days: 1,
    planned: false,
  });
  expect(shootNeedsOf({ script: 'Some prose.', shots: null, form_data })).toBeNull();
});

test.each([
  [{ budget: '25k-50k' }, 38_000, { is: 'within', by: 0 }],
  [{ budget: '25k-50k' }, 52_000, { is: 'above', by: 2_000 }],
  [{ budget: '50k-100k' }, 38_000, { is: 'below', by: 12_000 }],
  [{ budget: '250k-plus' }, 900_000, { is: 'within', by: 0 }],
  [{ budget: 'under-25k', specificBudget: '$9,000' }, 9_500, { is: 'above', by: 500 }],
])('LINK-09 a budget of %o and a price of %s stand so', (money, price, stands) => {
  const range = budgetRangeOf(money);
  expect(range && againstBudget(price, range)).toEqual(stands);
});

test('LINK-09 a budget in words of its own is compared with nothing', () => {
  expect(budgetRangeOf({ budget: 'a car' })).toBeNull();
  expect(budgetRangeOf({ budget: 'under-25k' })).toBeNull();
});
