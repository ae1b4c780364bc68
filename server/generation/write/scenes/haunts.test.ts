import { expect, test } from 'vitest';
import { forms } from '#domain/storyboard/catalogue/forms.ts';
import { places } from '#domain/storyboard/catalogue/places.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { haunts } from './haunts.ts';

test('GEN-09 what is at home somewhere, and where, can be drawn', () => {
  const drawn = new Set([...things, ...forms].map(({ id }) => id));
  const painted = new Set(places.map(({ id }) => id));
  expect([...haunts.keys()].filter((id) => !drawn.has(id))).toEqual([]);
  expect([...haunts.values()].filter((id) => !painted.has(id))).toEqual([]);
});
