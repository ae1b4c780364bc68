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

test('DESK-07 a frame may be set as another one is: each setting once, and told which is its own', () => {
  const [first, second] = plan.shots;
  if (!first || !second) throw new Error('no shots');
  const told = (frame: number, now: typeof first) =>
    settingsElsewhere(plan, frame, now).map((one) => [one.frame, one.isSame]);
  expect(settingsElsewhere(plan, 2, second)[0]).toEqual({
    frame: 1,
    setting: { place: 'kitchen', time: 'morning', light: 'plain', weather: 'dry' },
    isSame: false,
  });
  expect(told(2, second)).toEqual([
    [1, false],
    [4, true],
  ]);
  expect(told(1, first)).toEqual([
    [2, false],
    [3, true],
  ]);
  expect(told(1, { ...first, place: 'street' }).some(([, isSame]) => isSame)).toBe(false);
});
