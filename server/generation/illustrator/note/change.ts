import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { type CatalogueRef, noteOf, type ShotChoices } from '#domain/storyboard/shot-plan.ts';

import { garmentsIn } from '../reading/find-named.ts';
import { plain } from '../reading/stems.ts';
import { type Clause, isRead, type Span, textOf } from './clause.ts';

/** What is known of the film besides the shot. */
export type Film = {
  castId: string;
  /** Everybody of the film, what they are called (the name first, then the role), and as what they are drawn. */
  cast: readonly { who: string; names: readonly string[]; noun?: string }[];
  productName: string;
  form: CatalogueRef;
  /** The noun for what is sold, where its form says one. */
  noun?: string;
  /** The note says how near it is to be: nothing else does then. */
  isSized?: boolean;
  /** A wish stands before: what is said of nothing may be said of what that one names. */
  isFollowing?: boolean;
};

/** The shot after a wish, and in English what was made of it. */
export type Change = { choices: ShotChoices; did: string[] };

/** Reads one thing of a wish; null where it says nothing of that. */
export type Reader = (clause: Clause, choices: ShotChoices, film: Film) => Change | null;

const worn = new Map(clothes.map(({ id, names }) => [id, names.en[0]]));

/** The English name of a ref. */
export const called = (ref: CatalogueRef): string =>
  noteOf(ref)?.replaceAll('-', ' ') ?? nameOf(ref, 'en') ?? worn.get(ref) ?? ref;

/** Whether a ref is that garment, also where it is kept in words: `none:green coat` is a coat. */
export const isWorn = (ref: CatalogueRef, id: string): boolean => {
  const note = noteOf(ref);
  return note === undefined ? ref === id : garmentsIn(note, 'en').some((hit) => hit.id === id);
};

/** Whether what is named is what the client sells: `the cup` of a `Linden Cup`, or of whatever is sold as one. */
export const namesProduct = (clause: Clause, span: Span, film: Film): boolean => {
  const own = plain(film.productName).split(' ');
  const words = textOf(clause, span).split(' ');
  return (
    words.some((word) => word.length > 2 && own.includes(word)) ||
    (!indefinite.test(words[0] ?? '') && nounsFor(film, clause.tongue).some(endsIn(words)))
  );
};
const indefinite = /^(?:an?|another|ein(?:e[nmrs]?)?|una?|otr[oa]|une|autre)$/;

const nounsFor = ({ form, noun }: Film, tongue: Tongue): string[] =>
  [noun ?? '', ...(thingNames.get(form)?.[tongue] ?? [])].map(plain).filter(Boolean);
const thingNames = new Map(things.map(({ id, names }) => [id, names]));

// A `Thermosflasche` is the `Flasche`, a vacuum flask the flask and a `bouteille isotherme` the `bouteille`.
const endsIn =
  (words: readonly string[]) =>
  (name: string): boolean => {
    const last = words.at(-1) ?? '';
    return last.length > 3 && (name.endsWith(last) || name.startsWith(`${last} `));
  };

/** The phrase for what the client sells, where a wish has one. */
export const productIn = (clause: Clause, film: Film): Span | undefined =>
  clause.phrases
    .map(({ from, head }) => ({ from, to: head + 1 }))
    .find(
      ({ from, to }) =>
        !isRead(clause, { from: to - 1, to }) && namesProduct(clause, { from, to }, film),
    );
