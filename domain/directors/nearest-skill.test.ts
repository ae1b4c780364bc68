import { expect, test } from 'vitest';
import { nearestSkill } from './nearest-skill.ts';

test.each([
  ['midjurney', 'Midjourney'],
  ['colour grading', 'Color grading'],
  ['UnrealEngin', 'Unreal Engine'],
  ['runwya', 'Runway'],
  ['cinematografy', 'Cinematography'],
])('DIR-03 %s was probably %s', (typed, skill) => {
  expect(nearestSkill(typed)).toBe(skill);
});

test.each(['', 'ab', 'Lisbon', 'Runway', 'x'.repeat(200), 'Ada Lovelace'])(
  'DIR-03 nothing is near to "%s"',
  (typed) => {
    expect(nearestSkill(typed)).toBeNull();
  },
);
