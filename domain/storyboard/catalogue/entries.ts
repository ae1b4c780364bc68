// Every entry of the catalogue, by kind.
import { clothes } from './clothes.ts';
import type { CatalogueEntry } from './entry.ts';
import { forms } from './forms.ts';
import type { CatalogueKind } from './kinds.ts';
import { places } from './places.ts';
import { poses } from './poses.ts';
import { things } from './things.ts';

// Of a thing and a form with one id the thing is the truer drawing.
const thingsAndForms = [
  ...things,
  ...forms.filter(({ id }) => !things.some((thing) => thing.id === id)),
];

/** All that the brush can draw of a kind; a product can be drawn as a thing or as one of the forms. */
export const catalogue: Record<CatalogueKind, readonly CatalogueEntry[]> = {
  place: places,
  thing: things,
  pose: poses,
  clothes,
  form: thingsAndForms,
};
