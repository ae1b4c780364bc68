import { expect, test } from 'vitest';
import { refusesHands } from './forbidden.ts';
import { wishesIn } from './notes-of.ts';

test('GEN-09 what the notes open and end on is seen first and last', () => {
  const { staged, ended, shown } = wishesIn(
    'Open on the stack. End on the pencil. Show the roots, every year someone says we sent sticks.',
    'en',
  );
  expect([staged, ended, shown]).toEqual([['the stack'], ['the pencil'], ['the roots']]);
});

test('GEN-09 what is said of the film, or points to what was said before, is no picture', () => {
  const { staged, shown } = wishesIn(
    'Show it going through the gate. The line must be on the last frame.',
    'en',
  );
  expect([staged, shown]).toEqual([[], []]);
});

test('GEN-09 a wish is shown without its please', () => {
  expect(wishesIn('Montrez le tunnel svp.', 'fr').shown).toEqual(['le tunnel']);
});

test.each([
  ['Never show fingers near the holes', 'en', true],
  ['No faces. Hands are ok', 'en', false],
  ['Bitte keine Hände', 'de', true],
  ['sin manos', 'es', true],
  ['pas de mains', 'fr', true],
  ['mains seulement', 'fr', false],
] as const)('GEN-09 %j in %s keeps hands out of the picture: %s', (notes, language, isRefused) => {
  expect(refusesHands(notes, language)).toBe(isRefused);
});
