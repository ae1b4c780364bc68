import { expect, test } from 'vitest';
import { withApostrophes } from './apostrophes.ts';

const spelled = (text: string, names: string[] = []) => withApostrophes(text, new Set(names));

test('PLAN-04 apostrophes that were left out in haste are set, and nothing else is changed', () => {
  expect(spelled('we dont cut trees, its me and i cant stay')).toBe(
    "we don't cut trees, it's me and I can't stay",
  );
  expect(spelled('Thats the dog and its collar. im 29')).toBe(
    "That's the dog and its collar. I'm 29",
  );
  expect(spelled('Ours is on its 1,106th hole, and its 20 now')).toBe(
    "Ours is on its 1,106th hole, and it's 20 now",
  );
  expect(spelled('DONT SHOUT at cant.example')).toBe('DONT SHOUT at cant.example');
  expect(spelled('Dont Panic is a game', ['dont', 'panic'])).toBe('Dont Panic is a game');
});
