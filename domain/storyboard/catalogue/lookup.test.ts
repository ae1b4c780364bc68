import { expect, test } from 'vitest';
import { type Tongue, tongues } from './entry.ts';
import { findPlace, findThing, nameOf } from './lookup.ts';
import { places } from './places.ts';
import { things } from './things.ts';

const found: [lemma: string, tongue: Tongue, id: string | undefined][] = [
  ['loaf', 'en', 'loaf'],
  ['Yard Broom', 'en', 'broom'],
  ['cargo bike', 'en', 'bicycle'],
  ['bottle of olive oil', 'en', 'bottle'],
  ['reading glasses', 'en', 'glasses'],
  ['Kinderfahrrad', 'de', 'bicycle'],
  ['Fahrrad', 'de', 'bicycle'],
  ['Muehle', 'de', undefined],
  ['Tuer', 'de', 'door'],
  ['Tur', 'de', 'door'],
  ['alter Schlüssel', 'de', 'old-key'],
  ['Holzstuhl', 'de', 'chair'],
  ['Kinderbuch', 'de', 'book'],
  ['Hörbuch', 'de', undefined],
  ['Schneebesen', 'de', undefined],
  ['Wasserwaage', 'de', undefined],
  ['silla de ruedas', 'es', 'wheelchair'],
  ['bicicleta de carga', 'es', 'bicycle'],
  ['telefono movil', 'es', 'phone'],
  ['vélo cargo', 'fr', 'bicycle'],
  ['pomme de terre', 'fr', 'potato'],
  ['pomme', 'fr', 'apple'],
  // What looks like an entry and is none.
  ['can', 'en', undefined],
  ['bank', 'en', undefined],
  ['spring', 'en', undefined],
  ['sleeping bag', 'en', undefined],
  ['spark plug', 'en', undefined],
  ['life jacket', 'en', undefined],
  ['guinea pig', 'en', undefined],
  ['hot water bottle', 'en', 'hot-water-bottle'],
  ['air bed', 'en', undefined],
  ['socket', 'en', undefined],
  ['Schimmel', 'de', undefined],
  ['Bank', 'de', undefined],
  ['Zündkerze', 'de', undefined],
  ['Abteilungsleiter', 'de', undefined],
  ['Fiebermesser', 'de', undefined],
  ['Drücker', 'de', undefined],
  ['Handschuhfach', 'de', undefined],
  ['banco', 'es', undefined],
  ['cita', 'es', undefined],
  ['caja de música', 'es', undefined],
  ['sac de couchage', 'fr', undefined],
  ['péché', 'fr', undefined],
  ['', 'en', undefined],
  ['x '.repeat(1000), 'en', undefined],
];

test.each(found)('“%s” (%s) is %s', (lemma, tongue, id) => {
  expect(findThing(lemma, tongue)).toBe(id);
});

const set: [lemma: string, tongue: Tongue, id: string | undefined][] = [
  ['bakery', 'en', 'bakery-counter'],
  ['Bäckerei', 'de', 'bakery-counter'],
  ['Arztpraxis', 'de', 'clinic-reception'],
  ['gare', 'fr', 'station-platform'],
  ['cocina', 'es', 'kitchen'],
  ['Flughafen', 'de', undefined],
  ['Kindergarten', 'de', undefined],
  ['flea market', 'en', undefined],
];

test.each(set)('“%s” (%s) is set in %s', (lemma, tongue, id) => {
  expect(findPlace(lemma, tongue)).toBe(id);
});

test('an id stands for one thing or place', () => {
  const ids = [...things, ...places].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test.each(tongues)('a name in %s belongs to one id, and every id has one', (tongue) => {
  for (const entries of [things, places]) {
    const names = entries.flatMap(({ id, names }) =>
      names[tongue].map((name) => ({ id, name: name.toLowerCase() })),
    );
    const seen = new Map<string, string>();
    const twice = names.filter(({ id, name }) => {
      const before = seen.get(name);
      seen.set(name, id);
      return before !== undefined;
    });
    expect(twice).toEqual([]);
    expect(entries.filter(({ names }) => names[tongue].length === 0)).toEqual([]);
  }
  expect(nameOf('loaf', tongue)).toBeTruthy();
  expect(nameOf('none', tongue)).toBeUndefined();
});
