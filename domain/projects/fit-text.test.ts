import fc from 'fast-check';
import { expect, test } from 'vitest';
import { text } from '../text.ts';
import { fitText } from './fit-text.ts';

test('WIZ-21 whatever was typed fits its field afterwards', () => {
  const typed = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\ud800', '\udc00', '\0', '😀', 'e\u0301'),
    ),
  );
  fc.assert(
    fc.property(typed, fc.integer({ min: 0, max: 40 }), (pieces, max) => {
      const fitted = fitText(pieces.join(''), max);
      expect(text(max).parse(fitted)).toBe(fitted);
    }),
  );
});

test.each([
  ['Bread', 10, 'Bread'],
  ['Bread', 3, 'Bre'],
  ['a😀', 2, 'a'],
  ['e\u0301', 1, '\u00e9'],
  ['a\0\u0007b\n', 10, 'ab\n'],
  ['\ud800', 10, '\ufffd'],
])('%j in %i becomes %j', (typed, max, fitted) => {
  expect(fitText(typed, max)).toBe(fitted);
});
