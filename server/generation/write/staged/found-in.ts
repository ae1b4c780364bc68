// What an order names, and where in it.
import { findThingNamed, isThing } from '#domain/storyboard/catalogue/lookup.ts';
import { type CatalogueRef, noneRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { isVast } from '../../illustrator/props/seat-of.ts';
import { thingsIn } from '../../illustrator/reading/find-named.ts';
import type { Hit } from '../../illustrator/reading/name-finder.ts';
import { withoutSimiles } from '../../illustrator/reading/without-similes.ts';
import { drawnAs } from '../../understand/lexicon/drawn-as.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import type { Mention } from '../../understand/subject-frame.ts';
import type { Token } from '../../understand/text/tongue.ts';
import { momentIn } from '../notes/moment-in.ts';
import { mentionedIn } from '../notes/named-in.ts';
import type { Stage } from '../stage.ts';
import { castNames, indexAt, isInAct, isSomebody } from './somebody-in.ts';

/** A mention with its place in the text; `as` what it is there: who or what it is of, what something is done with, or where that is. */
export type Found = Pick<Mention, 'kind' | 'lemma' | 'text' | 'isThere'> & {
  ref: CatalogueRef;
  at: number;
  as: 'subject' | 'object' | 'aside';
  /** An article, a number or an owner stands before it: `plop` has none. */
  isCounted: boolean;
};

/** What a text names of people, things and places, in its order; nothing the client refuses. */
export function foundIn(stage: Stage, typed: string): Found[] {
  const { language, forbidden, frame } = stage;
  const text = withoutSimiles(typed);
  const own = castNames(stage);
  const tokens = readings[language].tongue.tag(text, own);
  const low = text.toLowerCase();
  const named = frame.name.toLowerCase();
  const names = tokens.filter(
    ({ low: word }, at) =>
      own.has(word) || (!named.includes(word) && isSomebody(tokens, at, language)),
  );
  const people = new Set([...own, ...names.map((one) => one.low)]);
  const mentions = mentionedIn(text, language, people)
    .filter(({ lemma }) => !people.has(lemma.toLowerCase()))
    .map((one) => ({ ...one, at: placeOf(low, one) }))
    .map((one) => ({ ...one, ...countedAs(one, tokens, language) }))
    .map((one) => ({ ...one, kind: kindOf(one, tokens, language) }));
  // `People dance`: of whoever it is.
  const anybody = tokens
    .filter(
      (one) =>
        one.tag === 'noun' &&
        crowds.test(one.low) &&
        !mentions.some((mention) => mention.kind === 'person' && mention.at === one.start),
    )
    .map((one) => ({ ...somebodyAt(one), lemma: `one of ${one.low}` }));
  const called = namedThings(stage, text, tokens);
  // What the catalogue calls so is no word without a drawing.
  const isCalled = ({ ref, at, kind }: Unplaced) =>
    kind === 'thing' && noteOf(ref) !== undefined && called.some((one) => one.at === at);
  const known = [
    ...mentions.filter((one) => !isCalled(one)),
    ...anybody,
    ...names.map((one) => somebodyAt(one)),
    ...called.filter(
      (one) =>
        !mentions.some(
          ({ ref, lemma }) => ref === one.ref || (noteOf(ref) === undefined && lemma === one.lemma),
        ),
    ),
  ];
  // `Steam rises`: where nothing was made out, what the catalogue calls so is meant.
  const isMadeOut = known.some(({ kind, ref }) => kind === 'person' || noteOf(ref) === undefined);
  const all = isMadeOut ? known : [...known, ...thingsIn(text, language).map(thingAt(text))];
  const placed = all
    .filter(
      (one) =>
        !forbidden.has(one.ref) &&
        !nobody.test(text.slice(0, one.at)) &&
        !(one.kind === 'person' && atTheirs.test(text.slice(0, one.at))) &&
        !isHour(tokens, one, language),
    )
    .toSorted((a, b) => a.at - b.at)
    .map((one): Found => {
      const as = partAt(tokens, one.at);
      const isCounted = isCountedAt(tokens, one.at);
      return { ...one, as, isCounted, ref: seenAs({ ...one, as, isCounted }, language) };
    });
  return placed.filter((one, at) => !isWithin(text, one, placed[at - 1]));
}

/** `Beim Bäcker`, `chez le boulanger`: where it is, and nobody who is there. */
const atTheirs = /(?<!\p{L})(?:bei|beim|chez)\s(?:\p{L}+\s)?$/iu;

// `6.05 Uhr`: with a number before it it is a time, and nothing that is seen.
function isHour(
  tokens: readonly Token[],
  { at, lemma }: Unplaced,
  language: Stage['language'],
): boolean {
  // `3 Uhr` may be one phrase, which begins with its number.
  const index = tokens.findIndex(
    ({ start, end, low }) =>
      at < end && (start <= at || low === lemma.toLowerCase()) && /\p{L}/u.test(low),
  );
  const [before, one] = [tokens[index - 1], tokens[index]];
  return (
    before?.tag === 'num' &&
    momentIn(`${before.text} ${one?.text ?? ''}`, language).time !== undefined
  );
}

// `Two glasses`: what has no singular is not counted, so these are of what has one.
function countedAs(
  { kind, lemma, at }: Unplaced,
  tokens: readonly Token[],
  language: Stage['language'],
): { lemma?: string; ref?: CatalogueRef } {
  const index = indexAt(tokens, at);
  const isMany = tokens.slice(Math.max(0, index - 1), index + 1).some(({ tag }) => tag === 'num');
  const one = lemma.replace(/e?s$/, '');
  const ref =
    kind === 'thing' && isMany && one !== lemma ? findThingNamed(one, language) : undefined;
  return ref ? { lemma: one, ref } : {};
}

const people = /^(?:person|serving|office)$/;

// Who does it is known by the dictionary as well; `fan, bulb` without an article is the thing.
function kindOf(
  { kind, ref, lemma, at }: Unplaced,
  tokens: readonly Token[],
  language: Stage['language'],
): Mention['kind'] {
  const noun = lookUpNoun(lemma, language);
  const isDoer = partAt(tokens, at) === 'subject' && isCountedAt(tokens, at);
  if (
    kind === 'thing' &&
    noteOf(ref) !== undefined &&
    noun &&
    (isDoer || !noun.isHomonym) &&
    people.test(noun.class)
  )
    return 'person';
  // `Eine Bäckerin knetet`: a trade that does something is whoever has it.
  if (isDoer && noun?.class === 'service' && isInAct(tokens, indexAt(tokens, at))) return 'person';
  const isThing = noun?.isHomonym && noun.ref !== undefined && !isCountedAt(tokens, at);
  return kind === 'person' && isThing ? 'thing' : kind;
}

/** Parts of somebody: without who they belong to they are no thing that stands there. */
export const ofBody =
  /^(?:face|gesicht|cara|rostro|visage|hand|hands|finger|foot|feet|toe|leg|arm|knee|ear|eye|hair|head|neck|back|tooth|teeth|zahn|zähne|hände|fuß|füße|zeh|zehe|bein|knie|ohr|auge|haar|kopf|hals|rücken|mano|dedo|pie|pierna|brazo|rodilla|oreja|ojo|pelo|diente|cabeza|cuello|main|doigt|pied|orteil|jambe|bras|genou|oreille|œil|yeux|cheveu|dent|tête|cou|dos)s?(?:e|en|n)?$/iu;

// `A cup of tea`, `boîte à biscuits`: what is in something or what it is for is not there beside it.
const isWithin = (text: string, { kind, at }: Found, before: Found | undefined): boolean =>
  kind === 'thing' &&
  before?.kind === 'thing' &&
  isHad(before) &&
  !showing.test(before.ref) &&
  /^[^\p{L},;:]*(?:of|voll|mit|de|d['’]|à|para)\s*(?:\p{L}+\s)?$/iu.test(
    text.slice(endOf(text, before), at),
  );
/** In these one sees what is in them. */
const showing = /(?:^|-)(?:plate|bowl|basket|tray|crate|dish|pan)$/;
const endOf = (text: string, { text: called, lemma, at }: Found): number =>
  at + ([called, lemma].find((one) => text.startsWith(one, at)) ?? lemma).length;

/** Steps up to the kind a noun is drawn as: what is farther looks otherwise. */
const farthest = 3;

// In a picture a noun is meant as what can be seen, whatever else it may mean: a bar of wood, a stick, a wall.
function seenAs(
  { ref, kind, lemma, as, isCounted }: Omit<Found, 'text' | 'at'>,
  language: Stage['language'],
): CatalogueRef {
  const note = kind === 'thing' || kind === 'animal' ? noteOf(ref) : undefined;
  if (note === undefined || ofBody.test(lemma)) return ref;
  const isMeant = as !== 'aside' && isCounted;
  return (
    [note, lemma]
      .map((name) => drawnAs(name, language, findThingNamed))
      .find(
        (one) =>
          one?.ref &&
          ((isMeant && !isVast(one.ref)) || !one.isHomonym) &&
          one.steps <= farthest &&
          isThing(one.ref) &&
          /^(?:thing|food|animal|plant)$/.test(one.class),
      )?.ref ?? ref
  );
}

/** `Nobody has customers`: they are not there. */
const nobody = /(?<!\p{L})(?:nobody|no one|niemand|nadie|personne ne?)(?!\p{L})[^,.:;]*$/iu;
const crowds = /^(?:people|leute|menschen|gente|gens)$/;

function isCountedAt(tokens: readonly Token[], from: number): boolean {
  const at = indexAt(tokens, from);
  return [tokens[at], tokens[at - 1], tokens[at - 2]].some((one) =>
    /^(?:det|num|poss|adj)$/.test(one?.tag ?? ''),
  );
}

// By what stands before its noun phrase; what is joined by `and` is as what it is joined to.
function partAt(tokens: readonly Token[], from: number): Found['as'] {
  let at = indexAt(tokens, from);
  do {
    // `Kaut an der Haltestelle ein Brot`: an article right behind a noun begins another phrase.
    const isApart =
      /^(?:det|poss)$/.test(tokens[at]?.tag ?? '') &&
      /^(?:noun|name)$/.test(tokens[at - 1]?.tag ?? '');
    if (isApart) return isInAct(tokens.slice(0, at), at - 1) ? 'object' : 'subject';
    at -= 1;
  } while (/^(?:noun|name|adj|det|poss|num|adv|pp|and)$/.test(tokens[at]?.tag ?? ''));
  const before = tokens[at]?.tag ?? '';
  return /^(?:prep|to)$/.test(before)
    ? 'aside'
    : /^(?:verb|ing|part)$/.test(before)
      ? 'object'
      : 'subject';
}

const somebodyAt = ({ text, start }: Token): Unplaced => ({
  kind: 'person',
  text,
  lemma: text,
  ref: noneRef(text),
  at: start,
});

const thingAt =
  (typed: string) =>
  ({ id, at, length }: Hit): Unplaced => {
    const text = typed.slice(at, at + length);
    return { kind: 'thing', text, lemma: text.toLowerCase(), ref: id, at };
  };

type Unplaced = Omit<Found, 'as' | 'isCounted'>;

// By the catalogue's own names, where nobody does it: `a spoon of mustard`.
const namedThings = ({ language }: Stage, text: string, tokens: readonly Token[]): Unplaced[] =>
  thingsIn(text, language).flatMap(({ id, at, length }) => {
    const index = indexAt(tokens, at);
    const token = tokens[index];
    const before = tokens[index - 1];
    // Of a compound it is the head, and that alone where nothing narrows it: a phone box is no box, a tea urn no tea.
    const isPart = tokens.some(({ tag, start }) => tag === 'noun' && start === at + length + 1);
    const isNarrowed =
      language === 'en' &&
      before?.tag === 'noun' &&
      text.slice(before.end, at) === ' ' &&
      !drawnAs(`${before.low} ${token?.low ?? ''}`, language, findThingNamed)?.ref;
    return token?.tag === 'noun' && !isPart && !isNarrowed
      ? [{ kind: 'thing' as const, text: token.text, lemma: token.lemma ?? token.low, ref: id, at }]
      : [];
  });

const placeOf = (text: string, { text: called, lemma }: Mention): number => {
  const noun = called.split(/[\s’']/).at(-1) ?? called;
  const places = [called, lemma, noun].map((one) => text.indexOf(one.toLowerCase()));
  return places.find((at) => at >= 0) ?? 0;
};

/** Whether the brush has it. */
export const isHad = ({ ref }: Found): boolean => noteOf(ref) === undefined;

const standing =
  /(?<!\p{L})(?:on|in|into|onto|at|by|behind|beside|next to|between|under|against|auf|in|im|ins|an|am|neben|hinter|zwischen|unter|en|sobre|junto a|tras|entre|bajo|contra|sur|dans|près de|derrière|sous|à côté de)\s(?:\S+\s){0,3}$/iu;

/** On, in or beside something it is in nobody's hand. */
export const standsBefore = (text: string, at: number): boolean =>
  standing.test(text.slice(Math.max(0, at - 60), at));
export const isStanding = (text: string, { at, as }: Found): boolean =>
  as === 'aside' && standsBefore(text, at);
