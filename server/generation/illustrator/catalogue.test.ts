import { expect, test } from 'vitest';
import { places } from '#domain/storyboard/catalogue/places.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { allPlaces } from './places/all-places.ts';
import { allThings } from './props/all-things.ts';

const sorted = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).toSorted();

test('every thing of the catalogue is drawn, and every drawn thing is in it', () => {
  expect(sorted(allThings)).toEqual(sorted(things));
});

test('every place of the catalogue is drawn, and every drawn place is in it', () => {
  expect(sorted(allPlaces)).toEqual(sorted(places));
});
