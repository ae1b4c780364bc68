import { expect, test } from 'vitest';
import { placeIn, thingsIn } from './find-named.ts';
import { maskNames } from './mask-names.ts';

const ids = (text: string) => thingsIn(text).map(({ id }) => id);

const things: [text: string, things: string[]][] = [
  ['Keys on the table, a dog at the door', ['key', 'dog']],
  ['Un perro mira la maleta', ['dog', 'suitcase']],
  ['Un chien regarde la valise', ['dog', 'suitcase']],
  ['Ein Hund schaut auf den Koffer', ['dog', 'suitcase']],
  ['A limp sandwich and a toaster', ['sandwich', 'toaster']],
  ['Una vela y un mapa', ['candle', 'map']],
  ['Un parapluie et une bougie', ['umbrella', 'candle']],
  ['Two candles, three suitcases', ['candle', 'suitcase']],
];
test.each(things)('GEN-09 “%s” names %j', (text, found) => {
  expect(ids(text)).toEqual(expect.arrayContaining(found));
});

test.each([
  'A socket by the bed.',
  'She candled the eggs.',
  'Hundreds of them.',
  'A documentary from a far planet',
])('GEN-09 a part of a word in “%s” names nothing', (text) => {
  expect(ids(text)).toEqual([]);
});

test.each([
  ['Pearl looks to camera.', ['Pearl']],
  ['Coach Penny talks into the lens, camera pans.', ['Coach Penny']],
  ['Der Blick geht in die Kamera.', []],
  ['A quiet room, like a candle.', []],
])('GEN-09 names, camera and comparisons in “%s” are not in the picture', (text, names) => {
  expect(ids(maskNames(text, names))).toEqual([]);
});

test.each([
  ['MS. She waits in the kitchen.', 'kitchen'],
  ['Kitchen. He pours.', 'kitchen'],
  ['She looks at his phone in the living room', 'living-room'],
  ['She leans on the counter.', undefined],
  ['He scrolls through trailers.', undefined],
  ['', undefined],
] as const)('GEN-09 “%s” is set in %s', (text, place) => {
  expect(placeIn(text)).toBe(place);
});

test('GEN-09 a very long line is read at once', () => {
  const before = performance.now();
  const text = `${'like a '.repeat(600)}${'candle '.repeat(600)}${'Aa'.repeat(2000)}`;
  maskNames(text, ['Aa Bb']);
  thingsIn(text);
  placeIn(text);
  expect(performance.now() - before).toBeLessThan(300);
});
