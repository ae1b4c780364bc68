import { expect, test } from 'vitest';
import { allThings } from '#server/generation/illustrator/props/all-things.ts';
import { largeThings, wallThings } from './large-things.ts';

const ids = new Set(allThings.map(({ id }) => id));
// As large as a person's leg, and still worn, hung up or in the air.
const worn = new Set(
  'dust-light cloud sun rainbow dna coat jeans kimono sari swimsuit judo-suit running-shirt safety-vest blouse long-drum evening-gown trellis cape lab-coat basketball-hoop punching-bag'.split(
    ' ',
  ),
);

test('every large thing is one of the catalogue', () => {
  expect([...largeThings].filter((id) => !ids.has(id))).toEqual([]);
  expect([...wallThings].filter((id) => !ids.has(id))).toEqual([]);
});

test('what no hand holds and stands higher than a table is large', () => {
  const high = allThings.filter(({ hold, tallCm }) => hold === 'none' && tallCm >= 85);
  expect(high.map(({ id }) => id).filter((id) => !largeThings.has(id) && !worn.has(id))).toEqual(
    [],
  );
});
