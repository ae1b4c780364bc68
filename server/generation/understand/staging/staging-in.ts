// How many of a thing a sentence shows, which way it moves and how it stands to another.
// docs/decisions/0065-count-motion-relation.md
import { findThingNamed } from '#domain/storyboard/catalogue/lookup.ts';
import type { CatalogueRef, Staging } from '#domain/storyboard/shot-plan.ts';
import { readings } from '../readings.ts';
import type { Language } from '../subject-frame.ts';
import { spanOf } from '../text/spans.ts';
import type { NounPhrase, Token } from '../text/tongue.ts';
import {
  hinged,
  infinitivesOf,
  isDeed,
  languages,
  type Motion,
  verbOf,
  type Words,
} from './verbs.ts';

/** What a phrase means that is said of a person. */
export const somebody = 'somebody';

/** A noun phrase, or a pronoun that stands for somebody or something. */
export type Named = {
  text: string;
  lemma: string;
  plural: boolean;
  pronoun?: 'person' | 'it' | undefined;
};
/** `isCounted`: by a number or a noun for many, and not by the plural alone. */
export type Told = Staging & { isCounted?: boolean };

type Found = Named & NounPhrase & { ref: CatalogueRef | undefined };
type Reading = { tokens: readonly Token[]; text: string; found: readonly Found[]; words: Words };

/** What a text tells of the things it names; `refOf` says which thing of the picture a phrase means, if any. */
export function stagingIn(
  text: string,
  language: Language,
  refOf: (named: Named) => CatalogueRef | undefined,
): Map<CatalogueRef, Told> {
  const tokens = readings[language].tongue.tag(text, new Set());
  const own = languages[language];
  const reading = { tokens, text, words: own, found: phrasesOf(tokens, text, language, refOf) };
  const told = new Map<CatalogueRef, Told>();
  const tell = (ref: CatalogueRef | undefined, one: Told) => {
    if (ref !== undefined) told.set(ref, { ...one, ...told.get(ref) });
  };
  for (const phrase of reading.found) tell(phrase.ref, countOf(phrase, reading));
  for (const [ref, motion] of motionsOf(reading)) tell(ref, { motion });
  for (const [ref, by] of relationsOf(reading)) tell(ref, { by });
  return told;
}

function phrasesOf(
  tokens: readonly Token[],
  text: string,
  language: Language,
  refOf: (named: Named) => CatalogueRef | undefined,
): Found[] {
  const { tongue } = readings[language];
  const { people, it, pronouns } = languages[language];
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const isPronoun = /^(?:pron|obj)$/.test(token.tag);
    const pronoun = !isPronoun
      ? undefined
      : people.includes(token.low)
        ? ('person' as const)
        : it.includes(token.low)
          ? ('it' as const)
          : undefined;
    const bare = { start: at, end: at + 1, head: at, plural: false, determined: true };
    const phrase =
      pronoun || (isPronoun && pronouns.includes(token.low))
        ? bare
        : withoutDeed(tongue.phraseAt(tokens, at), tokens, languages[language]);
    if (!phrase || token.tag === 'punct') continue;
    const head = tokens[phrase.head] as Token;
    const named: Named = {
      text: spanOf(text, tokens, phrase.start, phrase.end),
      lemma: (head.lemma ?? head.low).toLowerCase(),
      plural: isPlural(head, language),
      pronoun,
    };
    found.push({ ...phrase, ...named, ref: refOf(named) });
    at = phrase.end - 1;
  }
  return found;
}

/** `Feathers whirling`: what happens with a thing is no part of what it is called. */
export function withoutDeed(
  phrase: NounPhrase | undefined,
  tokens: readonly Token[],
  words: Words,
): NounPhrase | undefined {
  const head = phrase && tokens[phrase.head];
  const isNamed = phrase !== undefined && phrase.head > phrase.start;
  if (!head || !isNamed || !isDeed(head, words)) return phrase;
  if (tokens[phrase.head - 1]?.tag !== 'noun') return phrase;
  return { ...phrase, head: phrase.head - 1, end: phrase.head };
}

// `Scissors` are one, and so is what the catalogue has by this form alone: `des jumelles`.
const isPlural = ({ plural, lemma, low }: Token, language: Language): boolean =>
  plural === true &&
  lemma !== undefined &&
  lemma.toLowerCase() !== low &&
  (findThingNamed(low, language) === undefined || findThingNamed(lemma, language) !== undefined);

function countOf(phrase: Found, { tokens, found, words }: Reading): Told {
  const inside = tokens.slice(phrase.start, phrase.head);
  const number = inside.find(
    ({ low, tag }) => words.numbers[low] || (tag === 'num' && low !== '1'),
  );
  if (number && !phrase.plural && number.tag === 'num' && words.numbers[number.low] === undefined)
    return {};
  if (number) return { count: words.numbers[number.low] ?? 'many', isCounted: true };
  const group = found.find(
    ({ end }) =>
      end === phrase.start ||
      (end === phrase.start - 1 && words.of.includes(tokens[phrase.start - 1]?.low ?? '')),
  );
  // `Una fila de botas`, `eine Reihe Kerzen`: in some languages it is one phrase.
  const within = inside.map(({ lemma, low }) => words.groups[(lemma ?? low).toLowerCase()]);
  const counted =
    words.groups[phrase.lemma] ?? within.find(Boolean) ?? (group && words.groups[group.lemma]);
  if (counted) return { count: counted, isCounted: true };
  const isOne = inside.some(({ low }) => words.singular.includes(low));
  return phrase.plural && !isOne ? { count: 3 } : {};
}

function* motionsOf(reading: Reading): Generator<[CatalogueRef, Motion]> {
  const { tokens, found, words } = reading;
  for (const [at, token] of tokens.entries()) {
    const isVerb =
      (/^(?:verb|ing|adj|pp)$/.test(token.tag) || isDeed(token, words)) &&
      !/^(?:det|poss)$/.test(tokens[at - 1]?.tag === 'noun' ? '' : (tokens[at - 1]?.tag ?? ''));
    if (!isVerb || isDenied(tokens, at)) continue;
    const verb = verbOf(token, words);
    if (!verb) continue;
    const way = wayOf(reading, at, verb.way);
    const motion = way ?? verb.motion;
    // `Whirling feathers`: a participle moves the noun of its own phrase.
    const around = found.find(({ start, head }) => start <= at && at < head);
    if (!motion || (token.tag === 'adj' && !around) || (token.tag === 'pp' && !around)) continue;
    const subject = around ?? subjectOf(reading, at);
    const object = around ? undefined : objectOf(reading, at);
    // `Going up`: what has no motion but its way is gone by what it is said of.
    const moved = verb.goes || !verb.motion ? subject : (object ?? subject);
    // Of people only where they go is an arrow; what else they do, walking too, is a pose.
    const goesThere = verb.goes && (way !== undefined || !verb.steered);
    if (moved?.ref === somebody && !goesThere) continue;
    if (moved?.ref && (!verb.opens || hinged.has(moved.ref))) yield [moved.ref, motion];
  }
}

// What is denied, and what might be, is not seen.
const isDenied = (tokens: readonly Token[], at: number): boolean => {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const tag = tokens[back]?.tag;
    if (tag === 'neg' || (tag === 'sub' && tokens[back]?.low !== 'as')) return true;
    if (tag === 'punct') return false;
  }
  return tokens[at + 1]?.tag === 'neg' || tokens[at + 2]?.tag === 'neg';
};

// `Slides out`, `geht … auf`: a steered verb goes the way its particle says.
function wayOf(
  { tokens, words }: Reading,
  at: number,
  before: Motion | undefined,
): Motion | undefined {
  if (before) return before;
  if (!infinitivesOf(tokens[at] as Token, words).some((one) => words.steered.includes(one)))
    return undefined;
  for (const { tag, low } of tokens.slice(at + 1, at + 7)) {
    if (tag === 'punct' || tag === 'and' || tag === 'verb') return undefined;
    const way = words.ways[low];
    if (way) return way;
  }
  return undefined;
}

const between = /^(?:adv|aux|be|part|obj|rel)$/;

// What the verb is said of: the noun before it, past what hangs on that by a preposition.
function subjectOf({ tokens, found }: Reading, verb: number): Found | undefined {
  let at = verb - 1;
  while (at >= 0) {
    const token = tokens[at] as Token;
    const phrase = found.find(({ start, end }) => start <= at && at < end);
    if (phrase) {
      const hangs = /^(?:prep|to)$/.test(tokens[phrase.start - 1]?.tag ?? '');
      if (!hangs || phrase.start < 2) return hangs ? undefined : phrase;
      at = phrase.start - 2;
    } else if (between.test(token.tag)) at--;
    else if (token.text === ',' && tokens[at + 1]?.tag === 'rel') at--;
    else return undefined;
  }
  return undefined;
}

// What stands behind the verb without a preposition.
function objectOf({ tokens, found }: Reading, verb: number): Found | undefined {
  for (let at = verb + 1; at < tokens.length; at++) {
    const phrase = found.find(({ start }) => start === at);
    if (phrase) return phrase;
    if (!/^(?:adv|part|obj)$/.test(tokens[at]?.tag ?? '')) return undefined;
  }
  return undefined;
}

const longestPreposition = 4;
const betweenThings = /^(?:verb|ing|pp|adv|be|aux|part|obj|rel)$/;

function* relationsOf({
  tokens,
  found,
  words,
}: Reading): Generator<[CatalogueRef, NonNullable<Staging['by']>]> {
  for (const thing of found) {
    if (thing.ref === undefined) continue;
    const other = found.find(({ ref, start }) => ref && ref !== thing.ref && start >= thing.end);
    if (!other?.ref) continue;
    const gap = tokens.slice(thing.end, other.start);
    const size = [...Array(longestPreposition).keys()]
      .map((least) => longestPreposition - least)
      .find((long) => gap.length >= long && words.prepositions[lowsOf(gap.slice(-long))]);
    if (size === undefined) continue;
    // `Feathers whirling in a glass`: nothing but what happens may stand between.
    const isClose = gap
      .slice(0, -size)
      .every((one) => betweenThings.test(one.tag) || isDeed(one, words));
    const as = words.prepositions[lowsOf(gap.slice(-size))];
    if (isClose && as) yield [thing.ref, { ref: other.ref, as }];
  }
}

const lowsOf = (tokens: readonly Token[]): string => tokens.map(({ low }) => low).join(' ');
