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
  const pieces = ['a', 'ab', 'b', 'c', 'cd', 'd', 'e', 'ef', 'f'];
  expect(new Set(grams)).toEqual(new Set(pieces.map(gramOf)));
});

test('DIR-02 every substring of one or two units is a piece', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(40), (written, at) => {
      const text = folded(written);
      const grams = gramsOf(text);
      for (const length of [1, 2]) {
        const piece = text.slice(at, at + length);
        if (piece.length === length) expect(grams).toContain(gramOf(piece));
      }
    }),
  );
});

test('DIR-02 unlike pieces have unlike numbers, whatever they are made of', () => {
  const pieces = ['a', 'ab', 'ba', '\u{ff41}', '😀', 'zz', '\uffee\uffee', '\u0001a'];
  expect(new Set(pieces.map(gramOf)).size).toBe(pieces.length);
});

const gramOf = (piece: string) =>
  piece.length === 1 ? gramsOf(piece)[0] : gramsOf(piece).find((gram) => gram >>> 16 !== 0);
