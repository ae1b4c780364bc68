import { expect, test } from 'vitest';
import { matchStems } from './match-stems.ts';

const match = matchStems([
  { meaning: 'can', stems: ['!can'] },
  { meaning: 'bread', stems: ['bread', 'pain@fr'] },
  { meaning: 'belt', stems: ['belt'] },
  { meaning: 'seat belt', stems: ['seat belt'] },
  { meaning: 'bakery', stems: ['~backerei'] },
  { meaning: 'car', stems: ['car'] },
]);
const found = (text: string) => match(text).map(({ meaning }) => meaning);

test('a noun-only stem needs an article, a colour or the end of a name', () => {
  expect(found('you can do it')).toEqual([]);
  expect(found('a can of cola')).toEqual(['can']);
  expect(found('Blue Can')).toEqual(['can']);
});

test('a stem of one language stays out of the others', () => {
  expect(found('le pain de la maison')).toEqual(['bread']);
  expect(found('relief for the pain in your back')).toEqual([]);
});

test('the longest of overlapping words wins, short stems match whole words', () => {
  expect(found('the seat belt of the car')).toEqual(['seat belt', 'car']);
  expect(found('handle with care')).toEqual([]);
  expect(found('two cars')).toEqual(['car']);
});

test('a stem with ~ is found inside compounds, accents do not matter', () => {
  expect(found('die Dorfbäckerei')).toEqual(['bakery']);
});
