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

test('CAST-02 what has no sleeves goes over what is said to be worn', () => {
  expect(kinds(wearing('green linen coat', 'apron'))).toEqual(['coat', 'apron']);
  expect(wearing('green linen coat', 'apron').layer.color).toBe(markers.green);
  expect(kinds(wearing('white shirt', 'coat', 'cardigan'))).toEqual(['coat', undefined]);
  expect(kinds(wearing('apron', 'apron'))).toEqual(['apron', undefined]);
});

test('CAST-02 a coat that is written or chosen over an apron is drawn over it', () => {
  const typed = 'green apron over a white shirt under a blue coat';
  const written = wearing(typed);
  expect(kinds(written)).toEqual(['apron', 'coat']);
  expect([written.layer.color, written.over?.color]).toEqual([markers.green, markers.blue]);
  expect(wearing(typed, 'shirt', 'apron', 'coat')).toEqual(written);
  expect(kinds(wearing(typed, 'shirt', 'none:without apron', 'coat'))).toEqual(['coat', undefined]);
  expect(kinds(wearing(typed, 'shirt', 'apron', 'none:without coat'))).toEqual([
    'apron',
    undefined,
  ]);
  expect(kinds(wearing('white shirt', 'apron', 'raincoat'))).toEqual(['apron', 'coat']);
  expect(kinds(wearing('blauer Mantel über grüner Schürze'))).toEqual(['apron', 'coat']);
  expect(kinds(wearing('green apron over a blue coat'))).toEqual(['coat', 'apron']);
  expect(kinds(wearing('green apron, blue coat'))).toEqual(['coat', 'apron']);
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

test('CAST-01 a headscarf is no hijab: hair and ears are seen under it', () => {
  expect(wearing('white shirt', 'headscarf').headwear.kind).toBe('headscarf');
  expect(wearing('white shirt', 'hijab').headwear.kind).toBe('hijab');
});
