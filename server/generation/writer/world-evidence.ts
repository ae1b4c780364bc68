// Weighs what was typed: what is made or done counts, what is mentioned in passing hardly does.
import type { Facts } from './facts.ts';
import type { ProductInput } from './stage.ts';
import type { World } from './world.ts';

export type Evidence = {
  /** Lower-case texts, each with the weight of a word found in it. */
  texts: readonly (readonly [text: string, weight: number])[];
  /** What is done with a thing, where that makes another trade of it: repairing, letting, insuring. */
  deeds: readonly RegExp[];
};

// Behind these stands a place, a tool, an audience or a time: `on a ten-year-old laptop`.
const passing =
  /(?<=\S\s)(?:on|with|from|in|at|by|using|for|to|near|behind|while|without|between|before|after|until|than|like|instead|auf|mit|aus|im|am|bei|für|ohne|nach|vor|seit|wie|statt|con|en|desde|para|sin|por|entre|como|avec|dans|sur|pour|sans|chez|depuis|comme|à|au|aux)(?![\p{L}\p{N}]).*$/u;
// `In Leeds, we …`: the head comes after.
const begins = /^(?:in|on|at|for|from|since|im|am|seit|für|en|desde|para|à|depuis|pour)\s/u;
const clauses =
  /[,;:()]|\s[–—-]\s|(?<!\p{L})(?:that|which|who|where|when|because|so|but|wo|weil|wenn|aber|damit|donde|porque|pero|où|parce|mais)(?!\p{L})/u;
const services: readonly RegExp[] = [
  /repair|reparier|reparatur|repara[mcr]|répar|(?<!\p{L})(?:fix|mend)(?:es|s|ing)?(?!\p{L})/u,
  /(?<!\p{L})rent(?:s|als?|ing)?(?!\p{L})|vermiet|verleih|alquil|(?<!\p{L})lou(?:ons|er|e)(?!\p{L})/u,
  /insur|versicher|asegur|(?<!\p{L})assur/u,
];

/** For what is sold or shown: the name, what it is called, and what is made or done. */
export function soldEvidence(input: ProductInput, facts: Facts): Evidence {
  const sentences = input.description
    .toLowerCase()
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence));
  // A question or a cry opens many a text; what it is comes after.
  const at = sentences.findIndex((one) => !/[!?]$/.test(one) && one.split(/\s+/).length > 2);
  const lead = sentences[Math.max(0, at)] ?? '';
  const cores = coresOf(lead);
  const first = cores.find((core) => !begins.test(core)) ?? cores[0] ?? '';
  const more = cores.filter((core) => core !== first);
  const others = sentences.filter((one) => one !== lead);
  const name = input.productName.toLowerCase().split(/\s+/);
  const category = (facts.category ?? '').toLowerCase();
  return {
    texts: [
      [category.split(/\s+/).slice(-2).join(' '), 2.5],
      [category, 1],
      [name.slice(-2).join(' '), 2],
      [name.join(' '), 0.5],
      [first, 2],
      ...more.map((text) => [text, 1] as const),
      [lead, 0.4],
      ...others.flatMap((one) => coresOf(one)).map((text) => [text, 0.5] as const),
      [others.join(' '), 0.25],
      [`${input.behavior} ${input.targetAudience}`.toLowerCase(), 0.2],
    ],
    deeds: services.filter((deed) => deed.test(`${category} ${name.join(' ')} ${first}`)),
  };
}

/** For a story or a message, every word counts. */
export function toldEvidence(input: ProductInput, facts: Facts): Evidence {
  const description = input.description.toLowerCase();
  return {
    texts: [
      [(facts.category ?? '').toLowerCase(), 3],
      [input.productName.toLowerCase(), 2.5],
      [description, 1],
      [description.split(/[.!?\n]/)[0] ?? '', 1],
      [`${input.behavior} ${input.targetAudience}`.toLowerCase(), 0.3],
    ],
    deeds: [],
  };
}

/** False when something is done with the thing that this world does not do. */
export const knowsDeed = (world: World, { deeds }: Evidence): boolean =>
  deeds.every((deed) => world.keywords.some((keyword) => deed.test(keyword)));

// The clauses of a sentence, each up to where something is mentioned in passing.
const coresOf = (sentence: string): string[] =>
  sentence
    .split(clauses)
    .map((clause) => clause.trim().replace(passing, '').trim())
    .filter(Boolean);
