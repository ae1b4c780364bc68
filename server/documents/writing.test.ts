import { expect, test } from 'vitest';
import { directionOf, isolate } from './writing.ts';

test.each([
  ['خبز', 'rtl'],
  ['24/7 לחם fresh', 'rtl'],
  ['Bread خبز', 'ltr'],
  ['24/7', 'ltr'],
  ['', 'ltr'],
])('FILE-01 %j runs %s, as its first letter does', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

test('FILE-01 only words that run the other way are isolated', () => {
  expect(isolate('Bread!')).toBe('Bread!');
  expect(isolate('خبز!')).toBe('\u2068خبز!\u2069');
});
