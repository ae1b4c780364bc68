// Which forms an English word can be, from the dictionary of the `compromise` package and from endings.

import nlp from 'compromise/two';
import { wordTable } from '#domain/word-table.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import { massNouns } from './mass-nouns.ts';
import { moreVerbs } from './more-verbs.ts';

type Model = {
  one: { lexicon: Record<string, string | string[]> };
  two: { switches: Record<string, string> };
};
type Transform = {
  noun: {
    toSingular(word: string, model: Model): string;
    toPlural(word: string, model: Model): string;
  };
  verb: {
    conjugate(word: string, model: Model): Record<string, string>;
    toInfinitive(word: string, model: Model, tense: string): string;
  };
};
const bare = nlp as unknown as {
  model(): Model;
  methods(): { two: { transform: Transform } };
};
const model = bare.model();
const { transform } = bare.methods().two;
const { lexicon } = model.one;
const { switches } = model.two;

const tagged = (word: string, tag: string) => {
  const tags = Object.hasOwn(lexicon, word) ? lexicon[word] : undefined;
  return tags === tag || (Array.isArray(tags) && tags.includes(tag));
};
const either = (word: string) => (Object.hasOwn(switches, word) ? (switches[word] ?? '') : '');

/** The dictionary has it, as whatever. */
export const isListed = (word: string) =>
  Object.hasOwn(lexicon, word) ||
  Object.hasOwn(switches, word) ||
  lookUpNoun(word, 'en') !== undefined;

/** The word is known as an order or a first person: `turn`. */
export const isBase = (word: string) =>
  moreVerbs.has(word) || tagged(word, 'Infinitive') || /\|Verb|\|Present/.test(pluralless(word));
const pluralless = (word: string) => (either(word) === 'Plural|Verb' ? '' : either(word));

/** It is only a verb, never a noun: `unscrew`. */
export const isOnlyVerb = (word: string) =>
  !/Noun/.test(either(word)) &&
  (tagged(word, 'Infinitive') || (moreVerbs.has(word) && /^(?:un|re|de|dis)/.test(word)));

/** The infinitive of a third person, or undefined: `turns` → `turn`. */
export function baseOfThird(word: string): string | undefined {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return undefined;
  const stems = [
    word.slice(0, -1),
    word.endsWith('es') ? word.slice(0, -2) : '',
    word.endsWith('ies') ? `${word.slice(0, -3)}y` : '',
  ];
  return stems.find((stem) => stem.length > 1 && isBase(stem));
}

/** The infinitive of a past tense or participle, or undefined. */
export function baseOfPast(word: string): string | undefined {
  if (tagged(word, 'PastTense') || tagged(word, 'Participle') || Object.hasOwn(oddPasts, word))
    return (
      oddPasts[word] ??
      transform.verb.toInfinitive(
        word,
        model,
        tagged(word, 'Participle') ? 'Participle' : 'PastTense',
      )
    );
  if (word.length < 5 || !word.endsWith('ed')) return undefined;
  const stem = word.slice(0, -2);
  const stems = [
    stem,
    `${stem}e`,
    stem.slice(0, -1),
    stem.endsWith('i') ? `${stem.slice(0, -1)}y` : '',
  ];
  return (
    stems.find((one) => one.length > 1 && isBase(one)) ??
    (/Past/.test(either(word)) || /[^aeiou]ed$/.test(word) ? stem : undefined)
  );
}
const oddPasts: Record<string, string> = wordTable<string>({
  left: 'leave',
  made: 'make',
  found: 'find',
  held: 'hold',
  kept: 'keep',
  built: 'build',
  bought: 'buy',
  brought: 'bring',
  taught: 'teach',
  spent: 'spend',
  born: 'bear',
  worn: 'wear',
  sewn: 'sew',
  grown: 'grow',
  cut: 'cut',
  set: 'set',
  put: 'put',
  hit: 'hit',
  shut: 'shut',
});

export function baseOfIng(word: string): string | undefined {
  if (word.length < 5 || !word.endsWith('ing')) return undefined;
  const stem = word.slice(0, -3);
  const doubled = /([^aeioulsz])\1$/.test(stem) ? stem.slice(0, -1) : '';
  return [stem, `${stem}e`, doubled].find((one) => one.length > 1 && isBase(one));
}

const adjectiveEnding =
  /(?:ful|less|ous|able|ible|ical|ish|ary|ive|free|proof|wide|long|sized|friendly|style|made|based|ready|[^aeiou]y|al|ic)$/;
const nounEnding = /(?:ry|ty|cy|gy|[aeiou]py|phy|ncy|tal|ival|ial|ic|al|thy|dy|by|my|ny|ly)$/;
/** It can stand before a noun to describe it. */
export const isAdjective = (word: string) =>
  !(word.endsWith('s') && !/(?:ss|ous)$/.test(word)) &&
  (/^\d+(?:[.,]\d+)?-\p{L}/u.test(word) ||
    tagged(word, 'Adjective') ||
    tagged(word, 'Comparative') ||
    tagged(word, 'Superlative') ||
    tagged(word, 'Demonym') ||
    /^Adj\|/.test(either(word)) ||
    (word.includes('-') && !/-(?:up|in|out|off)$/.test(word) && word.length > 5) ||
    (word.length > 5 &&
      adjectiveEnding.test(word) &&
      !nounEnding.test(word) &&
      !tagged(word, 'Singular')));

export const isAdverb = (word: string) =>
  tagged(word, 'Adverb') ||
  (word.length > 4 && word.endsWith('ly') && !notAdverbs.has(word) && !tagged(word, 'Adjective'));
const notAdverbs = new Set(
  'family belly jelly supply reply assembly friendly lovely early daily weekly monthly yearly hourly rally bully lily butterfly elderly italy july'.split(
    ' ',
  ),
);

/** It is known as a noun that many call by number, or unknown. */
export const canBeNoun = (word: string) =>
  !(
    isOnlyVerb(word) ||
    (isAdjective(word) && !/Noun/.test(either(word)) && !tagged(word, 'Singular'))
  );

export const isMass = (word: string) =>
  massNouns.has(word) ||
  tagged(word, 'Uncountable') ||
  (/(?:ness|ware|ity|ship|hood|ism)$/.test(word) &&
    word.length > 6 &&
    !/(?:township|party|city|university|facility|community|charity)$/.test(word)) ||
  (word.length > 5 &&
    /(?:[^r]ing)$/.test(word) &&
    !/^(?:building|painting|drawing|meeting|railing|coating|lining|evening|morning|wedding|ceiling|opening|greeting|clipping|serving|screening|sitting|fitting|setting|earring|topping|filling|listing|ending|crossing)$/.test(
      word,
    ));

/** `knives` → `knife`; the word itself where it is no plural. */
export function singularOf(word: string): { lemma: string; plural: boolean } {
  const low = word.toLowerCase();
  if (/^\p{Lu}{2,}s$/u.test(word)) return { lemma: word.slice(0, -1), plural: true };
  if (pairs.has(low)) return { lemma: low, plural: true };
  if (irregular[low]) return { lemma: irregular[low], plural: true };
  if (
    low.length < 4 ||
    !low.endsWith('s') ||
    /(?:ss|us|is|ics|ness)$/.test(low) ||
    singularInS.has(low)
  )
    return { lemma: low, plural: false };
  const single = transform.noun.toSingular(low, model) || low;
  return { lemma: single, plural: single !== low };
}
const irregular: Record<string, string> = wordTable<string>({
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  bees: 'bee',
  shoes: 'shoe',
  tyres: 'tyre',
  fishermen: 'fisherman',
  craftsmen: 'craftsman',
  loaves: 'loaf',
  leaves: 'leaf',
  ties: 'tie',
  pies: 'pie',
  cookies: 'cookie',
  movies: 'movie',
  hoodies: 'hoodie',
  smoothies: 'smoothie',
});
const pairs = new Set(
  'trousers scissors glasses jeans shorts tights pyjamas pajamas headphones binoculars tongs pliers leggings goggles sunglasses overalls dungarees clothes groceries'.split(
    ' ',
  ),
);
const singularInS = new Set(
  'lens gas bus canvas series news christmas tennis physics chess species atlas bonus bias'.split(
    ' ',
  ),
);

/** `catch` → `catches`. */
export function thirdOf(base: string): string {
  const known: Record<string, string> = wordTable<string>({
    be: 'is',
    have: 'has',
    do: 'does',
    go: 'goes',
  });
  if (known[base]) return known[base];
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** Pasts that are no participles. */
const strongPasts = new Set(
  'went came saw gave took rang sang began wrote drove rode spoke broke chose ate fell flew grew knew threw wore swam drank ran became forgot woke stole froze hid shook'.split(
    ' ',
  ),
);
export const isStrongPast = (low: string): boolean => strongPasts.has(low);

/** `loaf` → `loaves`. */
export const pluralOf = (noun: string): string => transform.noun.toPlural(noun, model);
