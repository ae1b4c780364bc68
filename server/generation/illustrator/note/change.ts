import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { type CatalogueRef, noteOf, type ShotChoices } from '#domain/storyboard/shot-plan.ts';

import { clothesIn } from '../reading/find-named.ts';
import { isSmallWord } from '../reading/language-of.ts';
import type { Hit } from '../reading/name-finder.ts';
import { plain } from '../reading/stems.ts';

/** One wish of a note, and in which languages its nouns are looked for, the likeliest first. */
export type Clause = {
  words: string;
  /** The same without names of people, to look for nouns in. */
  nouns?: string;
  tongues: readonly Tongue[];
};

/** What is known of the film besides the shot. */
export type Film = {
  castId: string;
  /** Everybody of the film, and what they are called: the name first, then the role. */
  cast: readonly { who: string; names: readonly string[] }[];
  productName: string;
  form: CatalogueRef;
};

/** The shot after a wish, and in English what was made of it; `partly`: not all of it could be. */
export type Change = { choices: ShotChoices; did: string[]; partly?: boolean };

/** Reads one thing of a wish; null where it says nothing of that. */
export type Reader = (clause: Clause, choices: ShotChoices, film: Film) => Change | null;

/** What is found in the first language in which anything is. */
export function firstFound(
  { words, nouns = words, tongues }: Clause,
  find: (text: string, tongue: Tongue) => readonly Hit[],
): readonly Hit[] {
  const text = plain(nouns);
  for (const tongue of tongues) {
    // 'The' is no tea.
    const found = find(nouns, tongue).filter(
      ({ at, length }) => !isSmallWord(text.slice(at, at + length)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

const worn = new Map(clothes.map(({ id, names }) => [id, names.en[0]]));

/** The English name of a ref. */
export const called = (ref: CatalogueRef): string =>
  noteOf(ref)?.replaceAll('-', ' ') ?? nameOf(ref, 'en') ?? worn.get(ref) ?? ref;

/** Whether a ref is that garment, also where it is kept in words: `none:green coat` is a coat. */
export const isWorn = (ref: CatalogueRef, id: string): boolean => {
  const note = noteOf(ref);
  return note === undefined ? ref === id : clothesIn(note, 'en').some((hit) => hit.id === id);
};

/** Whether what is named is what the client sells: `the cup` of a `Linden Cup`. */
export function namesProduct(
  { words, nouns = words }: Clause,
  { at, length }: Hit,
  film: Film,
): boolean {
  const own = plain(film.productName).split(' ');
  return plain(nouns)
    .slice(at, at + length)
    .split(' ')
    .some((word) => word.length > 2 && own.includes(word));
}
