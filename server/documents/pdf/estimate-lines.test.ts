import { expect, test } from 'vitest';
import { estimateLines } from './estimate-lines.ts';

test.each([
  ['', 10, 1],
  ['one two', 10, 1],
  ['one two three', 10, 2],
  ['incomprehensibilities', 10, 3],
  ['面包面包面包', 10, 2],
])('MAIL-02 %j takes, at %i letters a line, %i lines', (text, perLine, lines) => {
  expect(estimateLines(text, perLine)).toBe(lines);
});
