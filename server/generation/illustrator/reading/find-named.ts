// The things and the place that a typed line plainly names, by the catalogue's own nouns.
import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import type { CatalogueEntry, Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { forms } from '#domain/storyboard/catalogue/forms.ts';
import { findThingNamed } from '#domain/storyboard/catalogue/lookup.ts';
import { misleading } from '#domain/storyboard/catalogue/misleading.ts';
import { places } from '#domain/storyboard/catalogue/places.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { drawnAs } from '../../understand/lexicon/drawn-as.ts';
import { readings } from '../../understand/readings.ts';
import { type Finder, type Hit, type Named, nameFinder } from './name-finder.ts';
import { plain } from './stems.ts';

// What is done, not what there is: `she rings`, `they watch`.
const doers = new Set(
  'i you she he they we it who that to will can must may not lets let s yo ella ellos quien je tu il elle on nous vous ils elles qui ich du er sie wir ihr man'.split(
    ' ',
  ),
);

function finderFor(entries: readonly CatalogueEntry[], tongue: Tongue): Finder {
  const named = entries.map(({ id, names }): Named => ({ id, names: names[tongue] }));
  // A name that leads astray takes its words with it.
  const find = nameFinder([...named, { id: '', names: [...misleading[tongue]] }], tongue);
  return (text) =>
    find(text).filter(({ id, at }) => id && !doers.has(wordsBefore(text, at).at(-1) ?? ''));
}

/** The words before a place in a text, as far as they lead it. */
const wordsBefore = (text: string, at: number): string[] =>
  plain(text.slice(Math.max(0, at - 60), at))
    .split(' ')
    .filter(Boolean);

/** A language's names are put in order when the first text in it is read: 2 MB for each that nobody writes in. */
function findersFor(entries: readonly CatalogueEntry[]): (text: string, tongue: Tongue) => Hit[] {
  const finders: Partial<Record<Tongue, Finder>> = {};
  return (text, tongue) => {
    finders[tongue] ??= finderFor(entries, tongue);
    return finders[tongue](text);
  };
}
// What a product may be, but no thing that lies about.
const unseen = new Set([
  'title-card',
  'door-plate',
  'service-at-work',
  'app-on-phone',
  'video-on-phone',
]);
const findThings = findersFor([...things, ...forms.filter(({ id }) => !unseen.has(id))]);
const findForms = findersFor([...things, ...forms]);
const findPlaces = findersFor(places);
const findClothes = findersFor(clothes);

/** The things a text names, in its order, each once; of what a place is made is none. */
export function thingsIn(text: string, tongue: Tongue): Hit[] {
  const seen = new Set<string>();
  const stuff = ({ at, length }: Hit) => materials(tongue).has(plain(text.slice(at, at + length)));
  const rooms = findThings(text, tongue).some(stuff) ? findPlaces(text, tongue) : [];
  const isOfPlace = (hit: Hit) => stuff(hit) && rooms.some((room) => isMadeOf(text, room, hit));
  return findThings(text, tongue).filter(
    (hit) => !seen.has(hit.id) && !isOfPlace(hit) && seen.add(hit.id),
  );
}

// `A stone kitchen`, `una cocina de piedra`.
const isMadeOf = (text: string, room: Hit, { at, length }: Hit): boolean =>
  /^\s+$/.test(text.slice(at + length, room.at)) ||
  /^(?:(?:made )?of|aus|de|en)$/.test(plain(text.slice(room.at + room.length, at)));

const stuffs: Partial<Record<Tongue, ReadonlySet<string>>> = {};
const materials = (tongue: Tongue): ReadonlySet<string> => {
  stuffs[tongue] ??= new Set([...readings[tongue].tongue.lists.materials].map(plain));
  return stuffs[tongue];
};

/** The clothes a text names, in its order, and whatever the dictionary knows as a kind of garment: `sundress`, `Winterjacke`. */
export function garmentsIn(text: string, tongue: Tongue): Hit[] {
  const named = findClothes(text, tongue);
  const taken = [...named, ...findThings(text, tongue)];
  const kinds = [...text.matchAll(/[\p{L}\p{M}]{5,}/gu)].flatMap(
    ({ 0: word, index: at }): Hit[] => {
      if (taken.some((hit) => hit.at < at + word.length && at < hit.at + hit.length)) return [];
      const ref = drawnAs(word, tongue, findThingNamed)?.ref ?? '';
      const [kind] = [ref, `${ref}s`].flatMap((name) =>
        findClothes(name.replaceAll('-', ' '), 'en'),
      );
      return kind ? [{ id: kind.id, at, length: word.length }] : [];
    },
  );
  return [...named, ...kinds].toSorted((a, b) => a.at - b.at);
}

/** What the first noun of a product's description that has a drawing means. */
export const formIn = (text: string, tongue: Tongue): string | undefined =>
  findForms(text, tongue)[0]?.id;

const where = new Set(
  'in at on inside into onto through across behind outside under over up down around by near beside along en dentro sobre por tras ante junto bajo dans sur chez devant derrière sous au aux im in am ins ans auf vor bei beim durch hinter an neben unter zum zur vom'.split(
    ' ',
  ),
);

const owning = new Set('of de del du des d vom der'.split(' '));

/** The place a text is set in: named after a word that says where, or as the first thing that is said. */
export const placeIn = (text: string, tongue: Tongue): string | undefined =>
  placeHit(text, tongue)?.id;

/** The same with where it is named. */
export function placeHit(text: string, tongue: Tongue): Hit | undefined {
  return findPlaces(text, tongue).find(({ at, length }) => {
    if (tongue === 'en' && narrows(text, at + length)) return false;
    const before = wordsBefore(text, at);
    // `Night, rain, a car park: they stand in a row`: the place heads what is seen there.
    const isHeading = /^\s?[:–—]/u.test(text.slice(at + length));
    // `At the table of the kitchen`.
    const isPartOf = before.slice(-2).some((word) => owning.has(word));
    return (
      before.length <= 2 ||
      isHeading ||
      before.slice(isPartOf ? -5 : -3).some((word) => where.has(word))
    );
  });
}

// `On the platform scale` is on no platform; `at the kitchen table` is in a kitchen.
function narrows(text: string, end: number): boolean {
  const [behind] = /^ \p{Ll}+/u.exec(text.slice(end)) ?? [];
  if (behind === undefined || parts.test(behind)) return false;
  const [noun] = readings.en.tongue.tag(`the place${behind}`, new Set()).slice(-1);
  return noun?.tag === 'noun';
}
const parts =
  /^ (?:table|desk|counter|window|door|floor|wall|step|sink|bench|corner|side|end|edge|path|track|trail|gate|at|in)s?$/;
