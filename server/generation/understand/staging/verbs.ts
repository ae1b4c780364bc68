// The words that staging is read by, and what a verb does with what it is said of.

import {
  type CatalogueRef,
  motions,
  type relations,
  type Staging,
} from '#domain/storyboard/shot-plan.ts';
import { wordTable } from '#domain/word-table.ts';
import type { Language } from '../subject-frame.ts';
import type { Token } from '../text/tongue.ts';
import words from './words.json' with { type: 'json' };

type Count = NonNullable<Staging['count']>;
export type Motion = NonNullable<Staging['motion']>;
export type Words = {
  /** Verbs in the infinitive by the way they move their object, or what they are said of. */
  verbs: Partial<Record<Motion, readonly string[]>>;
  /** Verbs that move what hangs on hinges. */
  opens: readonly string[];
  /** Verbs that move what they are said of whatever stands behind them. */
  goes: readonly string[];
  /** Verbs whose way is said by a particle or preposition. */
  steered: readonly string[];
  ways: Readonly<Partial<Record<string, Motion>>>;
  /** Endings of participles, and of the infinitives behind them. */
  participles: Readonly<Record<string, readonly string[]>>;
  /** Pronouns for one person, for a thing, and for anybody else. */
  people: readonly string[];
  it: readonly string[];
  pronouns: readonly string[];
  /** Articles of one: `el paraguas`. */
  singular: readonly string[];
  numbers: Readonly<Partial<Record<string, Count>>>;
  /** `A row of`: nouns that count the noun behind them. */
  groups: Readonly<Partial<Record<string, Count>>>;
  of: readonly string[];
  prepositions: Readonly<Partial<Record<string, (typeof relations)[number]>>>;
};
const typed = words as unknown as Readonly<Record<Language, Words>>;
const asTables = (one: Words): Words => ({
  ...one,
  numbers: wordTable(one.numbers),
  groups: wordTable(one.groups),
  ways: wordTable(one.ways),
  participles: wordTable(one.participles),
  prepositions: wordTable(one.prepositions),
});
export const languages: Readonly<Record<Language, Words>> = {
  en: asTables(typed.en),
  de: asTables(typed.de),
  es: asTables(typed.es),
  fr: asTables(typed.fr),
};
export const hinged: ReadonlySet<CatalogueRef> = new Set(words.hinged);

export type Verb = {
  motion?: Motion;
  goes: boolean;
  steered: boolean;
  opens?: true;
  way?: Motion | undefined;
};

/** What the token does if it is a verb of moving. */
export function verbOf(token: Token, words: Words): Verb | undefined {
  for (const form of infinitivesOf(token, words)) {
    const verb = knownVerb(form, words);
    if (verb) return verb;
    // `Herunterfallen`: the particle stands before the verb.
    const way = Object.keys(words.ways).find(
      (one) => form.startsWith(one) && knownVerb(form.slice(one.length), words),
    );
    const bare = way && knownVerb(form.slice(way.length), words);
    if (bare) return { ...bare, way: words.ways[way] };
  }
  return undefined;
}

function knownVerb(form: string, words: Words): Verb | undefined {
  const { verbs, goes, steered, opens } = words;
  if (opens.includes(form)) return { motion: 'swing', goes: false, steered: false, opens: true };
  const motion = motions.find((one) => verbs[one]?.includes(form));
  const isSteered = steered.includes(form);
  if (!motion && !isSteered) return undefined;
  return { ...(motion ? { motion } : {}), goes: goes.includes(form), steered: isSteered };
}

/** The infinitives it may be a form of. */
export function infinitivesOf({ lemma, low }: Token, { participles }: Words): string[] {
  const known = [...(lemma ? [lemma.toLowerCase()] : []), low];
  return [
    ...known,
    ...Object.entries(participles).flatMap(([ending, ends]) =>
      low.endsWith(ending) ? ends.map((end) => undoubled(low.slice(0, -ending.length)) + end) : [],
    ),
  ];
}

// `Spinning`, but `rolling` and `falling`.
const undoubled = (stem: string): string => stem.replace(/([bdgmnprt])\1$/u, '$1');

/** `Whirling`: a participle of moving, whatever else it was taken for. */
export const isDeed = (token: Token, words: Words): boolean =>
  Object.keys(words.participles).some((ending) => token.low.endsWith(ending)) &&
  verbOf(token, words) !== undefined;
