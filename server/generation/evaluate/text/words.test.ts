import { expect, test } from 'vitest';
import { contentWords, names, sameWord } from './words.ts';

test.each([
  ['brush', 'brushes', 'en'],
  ['stop', 'stopping', 'en'],
  ['city', 'cities', 'en'],
  ['close', 'closing', 'en'],
  ['knife', 'knives', 'en'],
  ['turn', 'turns', 'en'],
  ['held', 'hold', 'en'],
  ['kleben', 'geklebt', 'de'],
  ['schickt', 'schicken', 'de'],
  ['hund', 'hunde', 'de'],
  ['besen', 'besens', 'de'],
  ['pedir', 'pide', 'es'],
  ['reserva', 'reservar', 'es'],
  ['busca', 'busque', 'es'],
  ['luz', 'luces', 'es'],
  ['reservez', 'reserver', 'fr'],
  ['cheval', 'chevaux', 'fr'],
  ['couteau', 'couteaux', 'fr'],
] as const)('%s and %s are one word in %s', (a, b, tongue) => {
  expect(sameWord(a, b, tongue)).toBe(true);
});

test.each([
  ['broom', 'room', 'en'],
  ['bell', 'belt', 'en'],
  ['2', '2,900', 'en'],
  ['hund', 'hunger', 'de'],
  ['pan', 'pintar', 'es'],
  ['pain', 'pais', 'fr'],
] as const)('%s and %s are not in %s', (a, b, tongue) => {
  expect(sameWord(a, b, tongue)).toBe(false);
});

test('function words carry nothing, figures do', () => {
  expect(contentWords('You keep the handle for £11.50', 'en')).toEqual(['keep', 'handle', '11.50']);
});

test('a German compound names its parts', () => {
  expect(names('Die Hofbesen stehen bereit.', 'Besen', 'de')).toBe(true);
  expect(names('Der Besuch', 'Besen', 'de')).toBe(false);
  expect(names('Two yard brooms', 'yard broom', 'en')).toBe(true);
});
