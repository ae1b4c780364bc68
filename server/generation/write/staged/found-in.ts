// What an order names, and where in it.
import { type CatalogueRef, noneRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { thingsIn } from '../../illustrator/reading/find-named.ts';
import { withoutSimiles } from '../../illustrator/reading/without-similes.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import type { Mention } from '../../understand/subject-frame.ts';
import type { Token } from '../../understand/text/tongue.ts';
import { mentionedIn } from '../notes/named-in.ts';
import type { Stage } from '../stage.ts';

/** A mention with its place in the text. */
export type Found = Pick<Mention, 'kind' | 'lemma' | 'text'> & { ref: CatalogueRef; at: number };

/** What a text names of people, things and places, in its order; nothing the client refuses. */
export function foundIn(stage: Stage, typed: string): Found[] {
  const { language, cast, forbidden, frame } = stage;
  const text = withoutSimiles(typed);
  const own = new Set(cast.member.name.toLowerCase().split(/\s+/).filter(Boolean));
  const tokens = readings[language].tongue.tag(text, own);
  const low = text.toLowerCase();
  const called = frame.name.toLowerCase();
  const names = tokens.filter(
    (token, at) =>
      (token.tag === 'name' || isNameFirst(tokens, at, language)) &&
      !/^(?:name|det|poss)$/.test(tokens[at - 1]?.tag ?? '') &&
      (own.has(token.low) || !called.includes(token.low)),
  );
  const people = new Set([...own, ...names.map((one) => one.low)]);
  const mentions = mentionedIn(text, language, people)
    .filter(({ lemma }) => !people.has(lemma.toLowerCase()))
    .map((one) => ({ ...one, at: placeOf(low, one) }));
  const all = [
    ...mentions,
    ...names.map((one) => somebodyAt(one)),
    ...namedThings(stage, text, tokens).filter(
      (one) =>
        !mentions.some(
          ({ ref, lemma }) => ref === one.ref || (noteOf(ref) === undefined && lemma === one.lemma),
        ),
    ),
  ];
  return all.filter((one) => !forbidden.has(one.ref)).toSorted((a, b) => a.at - b.at);
}

// `Quim sits`: a noun that nobody has written down, without an article and with a verb, is somebody's name.
const isNameFirst = (
  tokens: readonly Token[],
  at: number,
  language: Stage['language'],
): boolean => {
  const [first, next] = tokens;
  return (
    at === 0 &&
    first?.tag === 'noun' &&
    /^\p{Lu}/u.test(first.text) &&
    /^(?:verb|be|aux|pp)$/.test(next?.tag ?? '') &&
    lookUpNoun(first.lemma ?? first.low, language) === undefined
  );
};

const somebodyAt = ({ text, start }: Token): Found => ({
  kind: 'person',
  text,
  lemma: text,
  ref: noneRef(text),
  at: start,
});

// By the catalogue's own names, where nobody does it: `a spoon of mustard`.
const namedThings = ({ language }: Stage, text: string, tokens: readonly Token[]): Found[] =>
  thingsIn(text, language).flatMap(({ id, at, length }) => {
    const token = tokens.find(({ start, end }) => start <= at && at < end);
    const behind = tokens[tokens.indexOf(token as Token) + 1];
    const isWhole = !(
      token?.tag === 'noun' &&
      behind?.tag === 'noun' &&
      behind.start >= at + length
    );
    return token && token.tag === 'noun' && isWhole
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
export const isStanding = (text: string, { at }: Found): boolean => standsBefore(text, at);
