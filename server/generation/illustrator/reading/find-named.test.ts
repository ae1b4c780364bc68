import { expect, test } from 'vitest';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { startCpuTime } from '#tests/cpu-time.ts';
import { placeIn, thingsIn } from './find-named.ts';
import { maskNames } from './mask-names.ts';

const ids = (text: string, tongue: Tongue = 'en') => thingsIn(text, tongue).map(({ id }) => id);

const things: [tongue: Tongue, text: string, things: string[]][] = [
  ['en', 'Keys on the table, a dog at the door', ['key', 'dog']],
  ['es', 'Un perro mira la maleta', ['dog', 'suitcase']],
  ['fr', 'Un chien regarde la valise', ['dog', 'suitcase']],
  ['de', 'Ein Hund schaut auf den Koffer', ['dog', 'suitcase']],
  ['en', 'A limp sandwich and a toaster', ['sandwich', 'toaster']],
  ['es', 'Una vela y un mapa', ['candle', 'map']],
  ['fr', 'Un parapluie et une bougie', ['umbrella', 'candle']],
  ['en', 'Two candles, three suitcases', ['candle', 'suitcase']],
];
test.each(things)('GEN-09 in %s “%s” names %j', (tongue, text, found) => {
  expect(ids(text, tongue)).toEqual(expect.arrayContaining(found));
});

test.each([
  'A socket in the dark.',
  'She candled them.',
  'Hundreds of them.',
  'She rings. They watch and wave.',
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
  ['en', 'MS. She waits in the kitchen.', 'kitchen'],
  ['en', 'Kitchen. He pours.', 'kitchen'],
  ['en', 'She looks at his phone in the living room', 'living-room'],
  ['de', 'Er wartet an der Bushaltestelle.', 'bus-stop'],
  ['en', 'She leans on the counter.', undefined],
  ['en', 'He scrolls through trailers.', undefined],
  ['en', '', undefined],
  ['en', 'Night, rain, a car park: a man waits.', 'car-park'],
  ['fr', 'Le soir, il dessine sur la table de la cuisine.', 'kitchen'],
] as const)('GEN-09 in %s “%s” is set in %s', (tongue, text, place) => {
  expect(placeIn(text, tongue)).toBe(place);
});

test('GEN-09 a very long line is read at once', () => {
  const spent = startCpuTime();
  const text = `${'like a '.repeat(600)}${'candle '.repeat(600)}${'Aa'.repeat(2000)}`;
  maskNames(text, ['Aa Bb']);
  thingsIn(text, 'en');
  placeIn(text, 'en');
  expect(spent()).toBeLessThan(600);
});
