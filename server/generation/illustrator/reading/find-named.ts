// The things and the place that a typed line plainly names.
import { allForms } from '../forms/all-forms.ts';
import { allPlaces } from '../places/all-places.ts';
import { shopSign } from '../products/shop-sign.ts';
import { allThings } from '../props/all-things.ts';
import { type Hit, type Named, nameFinder } from './name-finder.ts';
import { plain } from './stems.ts';

const bare = (name: string) => name.replace(/^(?:an?|the) /u, '');
// Stems that are more than the beginning of a word are names too; marks say how they were matched.
const namesOf = ({
  id,
  name,
  stems,
}: {
  id: string;
  name: string;
  stems: readonly string[];
}): Named => ({
  id,
  names: [bare(name), ...stems.map((stem) => stem.replace(/^[!~]|@.*$|\$$/gu, ''))],
});

const findThings = nameFinder([...allThings, shopSign, ...allForms].map(namesOf));
const findPlaces = nameFinder(allPlaces.map(namesOf));

/** The things a text names, in its order, each once. */
export function thingsIn(text: string): Hit[] {
  const seen = new Set<string>();
  return findThings(text).filter(({ id }) => !seen.has(id) && seen.add(id));
}

const where = new Set(
  'in at on inside into onto through across behind outside under en dentro sobre por tras ante dans sur chez devant au aux im am ans auf vor beim durch hinter'.split(
    ' ',
  ),
);

/** The place a text is set in: named after a word that says where, or as the first thing that is said. */
export function placeIn(text: string): string | undefined {
  const clean = plain(text);
  return findPlaces(text).find(({ at }) => {
    const before = clean.slice(0, at).trimEnd().split(' ').filter(Boolean);
    return before.length <= 2 || before.slice(-3).some((word) => where.has(word));
  })?.id;
}
