import { expect, test } from 'vitest';
import type { CatalogueEntry } from '#domain/storyboard/catalogue/entry.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { openSearch } from './search-entries.ts';

const entry = (id: string, en: string[], de: string[]) =>
  ({ id, names: { en, de, es: [id], fr: [id] } }) as unknown as CatalogueEntry;
const some = [
  entry('animal-trap', ['animal trap'], ['Tellereisen']),
  entry('cherry-picker', ['cherry picker', 'plate lift'], ['Hebebühne']),
  entry('number-plate', ['number plate'], ['Kennzeichen']),
  entry('plate', ['plate', 'dish'], ['Teller']),
  entry('saucer', ['saucer', 'plate'], ['Untertasse', 'Teller']),
];
const found = (asked: string, tongue: 'en' | 'de' = 'en') =>
  openSearch(some, tongue)(asked).map(({ id }) => id);

test('DESK-01 a list has what is called exactly so first, then what begins so, then the rest', () => {
  expect(found('plate')).toEqual(['plate', 'saucer', 'cherry-picker', 'number-plate']);
  expect(found('Teller')).toEqual(['plate', 'saucer', 'animal-trap']);
  expect(found('teller', 'de')[0]).toBe('plate');
  expect(openSearch(some, 'en')('dish')).toEqual([{ id: 'plate', name: 'plate', word: 'dish' }]);
});

test('DESK-01 in the catalogue a plate is found by its name in four languages', () => {
  const search = openSearch(things, 'en');
  for (const asked of ['plate', 'Teller', 'plato', 'assiette'])
    expect([asked, search(asked)[0]?.name]).toEqual([asked, 'plate']);
});
