// From a noun to what the brush can draw, and back. Abstains rather than taking the nearest word.
import type { CatalogueEntry, Tongue } from './entry.ts';
import { forms } from './forms.ts';
import { misleading } from './misleading.ts';
import { places } from './places.ts';
import { things } from './things.ts';

type Index = Record<
  Tongue,
  { exact: ReadonlyMap<string, string>; folded: ReadonlyMap<string, string> }
>;

const thingIndex = indexOf(things);
const placeIndex = indexOf(places);
const formIndex = indexOf(forms);
const namesById = new Map([...forms, ...things, ...places].map(({ id, names }) => [id, names]));
const longest = 80; // letters of a name worth looking up

/** The thing that has this very name. */
export const findThingNamed = (name: string, tongue: Tongue): string | undefined =>
  named([thingIndex], name, tongue);

const thingIds = new Set(things.map(({ id }) => id));
/** Whether an id is a thing's, neither a form's nor a place's. */
export const isThing = (id: string): boolean => thingIds.has(id);

/** The thing or form that has this very name: a product is drawn as nothing that is merely like it. */
export const findNamed = (name: string, tongue: Tongue): string | undefined =>
  named([thingIndex, formIndex], name, tongue);

function named(indexes: readonly Index[], name: string, tongue: Tongue): string | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/\s+/)
    .join(' ')
    .slice(0, longest);
  if (misleading[tongue].has(key)) return undefined;
  const found = indexes.map((index) => index[tongue]);
  return (
    found.map(({ exact }) => exact.get(key)).find(Boolean) ??
    found.map(({ folded }) => folded.get(key)).find(Boolean)
  );
}

/** The place that has this very name. */
export const findPlace = (name: string, tongue: Tongue): string | undefined =>
  named([placeIndex], name, tongue);

/** The usual name of an id, a thing's, a form's or a place's; undefined where the catalogue has none. */
export const nameOf = (id: string, tongue: Tongue): string | undefined =>
  namesById.get(id)?.[tongue][0];

function indexOf(entries: readonly CatalogueEntry[]): Index {
  const one = (tongue: Tongue) => {
    const exact = new Map<string, string>();
    const folded = new Map<string, string>();
    const twice = new Set<string>();
    for (const { id, names } of entries)
      for (const name of names[tongue]) {
        const key = name.toLowerCase();
        exact.set(key, id);
        for (const plain of withoutAccents(key)) {
          if (folded.has(plain) && folded.get(plain) !== id) twice.add(plain);
          folded.set(plain, id);
        }
      }
    for (const plain of twice) folded.delete(plain);
    return { exact, folded };
  };
  return { en: one('en'), de: one('de'), es: one('es'), fr: one('fr') };
}

// As people type it who have no key for the accents. A word that has accents is never compared
// so: 'péché' is no peach, 'Drücker' no printer.
function withoutAccents(name: string): string[] {
  const spelled = name.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [name, spelled].map((one) =>
    one.replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, ''),
  );
}
