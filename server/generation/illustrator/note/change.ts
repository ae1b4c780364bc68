import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { type CatalogueRef, noteOf, type ShotChoices } from '#domain/storyboard/shot-plan.ts';

import { clothesIn } from '../reading/find-named.ts';
import { plain } from '../reading/stems.ts';
import { type Clause, type Span, textOf } from './clause.ts';

/** What is known of the film besides the shot. */
export type Film = {
  castId: string;
  /** Everybody of the film, what they are called (the name first, then the role), and as what they are drawn. */
  cast: readonly { who: string; names: readonly string[]; noun?: string }[];
  productName: string;
  form: CatalogueRef;
  /** The note says how near it is to be: nothing else does then. */
  isSized?: boolean;
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
  return note === undefined ? ref === id : clothesIn(note, 'en').some((hit) => hit.id === id);
};

/** Whether what is named is what the client sells: `the cup` of a `Linden Cup`. */
export const namesProduct = (clause: Clause, span: Span, { productName }: Film): boolean => {
  const own = plain(productName).split(' ');
  return textOf(clause, span)
    .split(' ')
    .some((word) => word.length > 2 && own.includes(word));
};
