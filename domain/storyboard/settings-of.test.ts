import { expect, test } from 'vitest';
import { settingsElsewhere } from './settings-of.ts';
import { shotPlan } from './shot-plan.ts';

const shot = (row: number, more: object) => ({
  ...{ row, seconds: 3, composition: 'figure', size: 'medium', frame: row },
  ...more,
});
const plan = shotPlan.parse({
  shots: [
    shot(1, { place: 'kitchen', time: 'morning' }),
    shot(2, { place: 'harbour', light: 'sun' }),
    shot(3, { place: 'kitchen', time: 'morning' }),
    shot(4, { place: 'harbour', light: 'sun' }),
  ],
});

test('DESK-07 a frame may be set as another one is: each setting once, its own never', () => {
  const [first, second] = plan.shots;
  if (!first || !second) throw new Error('no shots');
  const kitchen = { place: 'kitchen', time: 'morning', light: 'plain', weather: 'dry' };
  expect(settingsElsewhere(plan, 2, second)).toEqual([{ frame: 1, setting: kitchen }]);
  expect(settingsElsewhere(plan, 1, first).map(({ frame }) => frame)).toEqual([2]);
  expect(settingsElsewhere(plan, 3, first).map(({ frame }) => frame)).toEqual([2]);
  const elsewhere = { ...first, place: 'street' };
  expect(settingsElsewhere(plan, 1, elsewhere).map(({ frame }) => frame)).toEqual([2, 3]);
});
