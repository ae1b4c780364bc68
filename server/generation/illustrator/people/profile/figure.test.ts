import { expect, test } from 'vitest';
import { hairStyles, headwear, layers, look, tops } from '#domain/cast/look.ts';
import { Sketch } from '#server/drawing/brush.ts';
import { findCast } from '../../cast/find-cast.ts';
import { sampleBoard } from '../../sample-board.ts';
import type { Person } from '../person.ts';
import { drawProfile } from './figure.ts';

const { person: maya } = findCast(sampleBoard(), null, true);
const profile = (person: Person) => {
  const sketch = new Sketch(100, 170, 19, { blends: false });
  sketch.at(50, 160, 1.4, () => drawProfile(sketch, person));
  return sketch.svg();
};
const dressed = (wardrobe: Partial<Person['wardrobe']>): Person => ({
  ...maya,
  wardrobe: { ...maya.wardrobe, ...wardrobe },
});

test('CAST-01 somebody has their skin, hair, eyes and every garment from the side as well', () => {
  const other = '#123456';
  const plain = profile(maya);
  const changed: Person[] = [
    { ...maya, skin: other },
    { ...maya, hair: { ...maya.hair, color: other } },
    { ...maya, build: 'plus' },
    { ...maya, frame: 'man', beard: 'beard' },
    dressed({ top: { ...maya.wardrobe.top, color: other } }),
    dressed({ bottom: { kind: 'skirt', color: other } }),
    dressed({ shoes: other }),
    dressed({ scarf: other }),
    dressed({ boots: !maya.wardrobe.boots }),
    dressed({ glasses: !maya.wardrobe.glasses }),
  ];
  for (const person of changed) expect(profile(person)).not.toBe(plain);
});

test('CAST-01 each hair, head covering, top and layer has a profile of its own', () => {
  const bare = { kind: 'none', color: '#888888' } as const;
  const lists = [
    hairStyles.map((style) => ({
      ...dressed({ headwear: bare }),
      hair: { ...maya.hair, style },
    })),
    headwear.map((kind) => dressed({ headwear: { kind, color: '#c05030' } })),
    tops.map((kind) => dressed({ top: { kind, color: '#4b7f8c' }, layer: bare })),
    layers.map((kind) => dressed({ layer: { kind, color: '#d8a33c' } })),
  ];
  for (const people of lists) {
    const drawn = people.map((person) => profile(look.parse(person)));
    expect(drawn.join('')).not.toContain('NaN');
    expect(new Set(drawn).size).toBeGreaterThan(people.length / 2);
  }
  expect(new Set(lists[0]?.map(profile)).size).toBe(hairStyles.length);
});
