import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const widthOf = (text: string) => text.length;

test.each([
  ['Get there while it is warm', 12, ['Get there', 'while it is', 'warm']],
  ['One, two!', 4, ['One,', 'two!']],
  ['Donaudampfschifffahrt ahoi', 8, ['Donaudampfschifffahrt', 'ahoi']],
  ['  ', 8, ['']],
])('FILM-03 lettering breaks where words may: %s', (text, room, lines) => {
  expect(breakLines(text, room, widthOf)).toEqual(lines);
});

test('FILM-03 a script without spaces breaks too', () => {
  const lines = breakLines('半分のほうきを捨てないでください', 6, widthOf);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe('半分のほうきを捨てないでください');
});
