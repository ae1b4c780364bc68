import { expect, test } from 'vitest';
import { markers } from '../palette.ts';
import { sampleBoard } from '../sample-board.ts';
import { dressPerson } from './dress-person.ts';
import { findCast } from './find-cast.ts';

const wearing = (wardrobe: string, ...wears: string[]) => {
  const { person, said } = findCast(sampleBoard({ wardrobe }), null, true);
  return dressPerson(person, wears, () => undefined, said).wardrobe;
};
const kinds = ({ layer, over }: ReturnType<typeof wearing>) => [layer.kind, over?.kind];

test('CAST-02 what has no sleeves goes over what is said to be worn, in whichever order', () => {
  expect(kinds(wearing('green linen coat', 'apron'))).toEqual(['coat', 'apron']);
  expect(wearing('green linen coat', 'apron').layer.color).toBe(markers.green);
  expect(kinds(wearing('white shirt', 'apron', 'raincoat'))).toEqual(['coat', 'apron']);
  expect(kinds(wearing('white shirt', 'coat', 'cardigan'))).toEqual(['coat', undefined]);
  expect(kinds(wearing('apron', 'apron'))).toEqual(['apron', undefined]);
});

test('CAST-02 a raincoat over a coat is another garment, in its own colour', () => {
  expect(wearing('green linen coat', 'raincoat').layer.color).toBe(markers.mustard);
  expect(wearing('red raincoat', 'raincoat').layer.color).toBe(markers.red);
  expect(wearing('green linen coat', 'coat').layer.color).toBe(markers.green);
  const both = wearing('green linen coat', 'raincoat', 'apron');
  expect([both.layer.color, both.over?.kind]).toEqual([markers.mustard, 'apron']);
});

test('CAST-02 what is taken off is not worn, and nobody is left without a shirt', () => {
  const dressed = 'green coat, straw hat, glasses';
  expect(wearing(dressed, 'none:without hat').headwear.kind).toBe('none');
  expect(wearing(dressed, 'none:without hat').layer.kind).toBe('coat');
  expect(wearing(dressed, 'none:no glasses').glasses).toBe(false);
  expect(kinds(wearing(dressed, 'none:without coat'))).toEqual(['none', undefined]);
  expect(kinds(wearing(dressed, 'apron', 'none:without coat'))).toEqual(['apron', undefined]);
  const { top } = wearing(dressed);
  expect(wearing(dressed, 'none:without shirt').top).toEqual(top);
});
