import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded, gramsOf, searchKeys } from './search-keys.ts';

const row = { name: 'Zoë  Marrowby', location: 'Austin, TX', skills: ['Runway', 'AI video'] };

test('DIR-02 values stand one a line, folded to one spelling', () => {
  expect(searchKeys(row)).toMatchObject({
    sort_name: 'zoe marrowby',
    search_text: 'zoë marrowby\naustin, tx\nrunway\nai video',
    skills_text: 'runway\nai video',
  });
});

test('DIR-02 a piece of two characters never reaches from one value into the next', () => {
  const { grams } = searchKeys({ name: 'ab', location: 'cd', skills: ['ef'] });
  expect(grams.toSorted()).toEqual(
    ['a', 'ab', 'b', 'c', 'cd', 'd', 'e', 'ef', 'f', 'skill:e', 'skill:ef', 'skill:f'].toSorted(),
  );
});

test('DIR-02 every substring of one or two characters is a piece', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(20), (text, at) => {
      const characters = [...folded(text)];
      const grams = gramsOf(characters.join(''));
      for (const length of [1, 2]) {
        const piece = characters.slice(at, at + length);
        if (piece.length === length) expect(grams).toContain(piece.join(''));
      }
    }),
  );
});
