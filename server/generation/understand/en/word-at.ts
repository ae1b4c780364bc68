// A word of an open class where it stands, with all that its reading hangs on.
import type { Token } from '../text/tongue.ts';
import { closed, particles } from './closed-class.ts';
import {
  baseOfIng,
  baseOfPast,
  baseOfThird,
  canBeNoun,
  isAdjective,
  isAdverb,
  isBase,
  isOnlyVerb,
} from './word-forms.ts';

export type WordAt = {
  token: Token;
  tokens: readonly Token[];
  at: number;
  low: string;
  /** The word before it that is no adverb, and where it stands. */
  before: Token | undefined;
  back: number;
  after: Token | undefined;
  /** What comes after: `end`, a closed class, or `open`. */
  next: string;
  /** An object may begin there. */
  objectNext: boolean;
  /** Infinitives, where it has the form. */
  third: string | undefined;
  past: string | undefined;
  ing: string | undefined;
  base: boolean;
  clauseVerb: Token | undefined;
};

/** A word with something before it. */
export type Behind = WordAt & { before: Token };

export function wordAt(
  tokens: readonly Token[],
  at: number,
  clauseVerb: Token | undefined,
): WordAt {
  const token = tokens[at] as Token;
  const { low } = token;
  let back = at - 1;
  while (back >= 0 && /^(?:adv|neg)$/.test((tokens[back] as Token).tag)) back--;
  const after = tokens[at + 1];
  const next =
    after === undefined
      ? 'end'
      : after.tag === 'other'
        ? (closed.get(after.low) ?? 'open')
        : after.tag;
  return {
    token,
    tokens,
    at,
    low,
    before: tokens[back],
    back,
    after,
    next,
    objectNext:
      /^(?:det|poss|pron|obj|num|money|name|link)$/.test(next) ||
      after?.low === 'her' ||
      after?.low === 'his',
    third: baseOfThird(low),
    past: baseOfPast(low),
    ing: baseOfIng(low),
    base: isBase(low),
    clauseVerb,
  };
}

export function verb(token: Token, lemma: string, form: Token['form']): void {
  token.tag = 'verb';
  token.lemma = lemma;
  token.form = form;
}

/** A verb in a form that is not conjugated. */
export function participle(token: Token, tag: 'ing' | 'pp', lemma: string): void {
  token.tag = tag;
  token.lemma = lemma;
}

/** A noun, or what stands before one. */
export function nominal(token: Token, after: Token | undefined): void {
  const { low } = token;
  const nounFollows =
    after !== undefined &&
    ((after.tag === 'other' &&
      !closed.has(after.low) &&
      !isAdverb(after.low) &&
      !isOnlyVerb(after.low)) ||
      after.tag === 'name' ||
      after.low === 'one');
  if (isAdjective(low) && (nounFollows || !canBeNoun(low))) token.tag = 'adj';
  else if (baseOfPast(low) && nounFollows && !closed.has(low)) token.tag = 'adj';
  else token.tag = 'noun';
}

export const isParticle = (token: Token | undefined) =>
  token !== undefined && particles.has(token.low);
