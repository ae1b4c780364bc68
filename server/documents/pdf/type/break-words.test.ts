import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakWord } from './break-words.ts';

test('the parts of a word are the word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (word) => {
      expect(breakWord(word).join('')).toBe(word);
    }),
  );
});

test('words that fit a column stay whole', () => {
  for (const word of ['window', 'Światło', 'self-explanatory', ' ']) {
    expect(breakWord(word)).toEqual([word]);
  }
});

test('lines break between ideographs, but not before a full stop or after a bracket', () => {
  expect(breakWord('面包。「店」').filter(Boolean)).toEqual(['面', '包。', '「店」']);
});

test('addresses break after their joints, endless words anywhere', () => {
  expect(breakWord('https://example.com/a-long/way').filter(Boolean)).toEqual([
    'https:/',
    '/',
    'example.',
    'com/',
    'a-',
    'long/',
    'way',
  ]);
  const parts = breakWord('x'.repeat(60)).filter(Boolean);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(18);
});
