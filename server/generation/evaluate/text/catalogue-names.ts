// Every name the catalogue has for an id.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { forms } from '#domain/storyboard/catalogue/forms.ts';
import { places } from '#domain/storyboard/catalogue/places.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';

const all = Map.groupBy([...things, ...forms, ...places], ({ id }) => id);

/** The nouns for a thing, form or place in a language, the usual one first; none for an unknown id. */
export const catalogueNames = (id: string, tongue: Tongue): string[] =>
  (all.get(id) ?? []).flatMap(({ names }) => names[tongue]);

const placeNames = Object.fromEntries(
  (['en', 'de', 'es', 'fr'] as const).map((tongue) => [
    tongue,
    places.flatMap(({ id, names }) => names[tongue].map((name) => ({ id, name }))),
  ]),
) as Record<Tongue, { id: string; name: string }[]>;

/** Places of the catalogue by every name they have in a language. */
export const namedPlaces = (tongue: Tongue) => placeNames[tongue];
