import { expect, test } from 'vitest';
import { type Tongue, tongues } from './entry.ts';
import { findNamed, findPlace, nameOf } from './lookup.ts';
import { places } from './places.ts';
import { things } from './things.ts';

const named: [name: string, tongue: Tongue, id: string | undefined][] = [
  ['loaf', 'en', 'loaf'],
  ['Reading  Glasses', 'en', 'glasses'],
  ['cargo bike', 'en', 'cargo-bike'],
  ['Fahrrad', 'de', 'bicycle'],
  ['Tuer', 'de', 'door'],
  ['Tur', 'de', 'door'],
  ['silla de ruedas', 'es', 'wheelchair'],
  ['telefono movil', 'es', 'phone'],
  ['pomme de terre', 'fr', 'potato'],
  ['Holzstuhl', 'de', undefined],
  ['Drücker', 'de', undefined],
  ['péché', 'fr', undefined],
  ['e-book', 'en', undefined],
  ['', 'en', undefined],
  ['x '.repeat(1000), 'en', undefined],
];

test.each(named)('“%s” (%s) is %s', (name, tongue, id) => {
  expect(findNamed(name, tongue)).toBe(id);
});

const set: [name: string, tongue: Tongue, id: string | undefined][] = [
  ['bakery', 'en', 'bakery-counter'],
  ['Bäckerei', 'de', 'bakery-counter'],
  ['gare', 'fr', 'station-platform'],
  ['cocina', 'es', 'kitchen'],
  ['Flughafen', 'de', undefined],
  ['flea market', 'en', undefined],
];

test.each(set)('“%s” (%s) is set in %s', (name, tongue, id) => {
  expect(findPlace(name, tongue)).toBe(id);
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
