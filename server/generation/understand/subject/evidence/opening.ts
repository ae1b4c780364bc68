import { drawnAs } from '../../lexicon/drawn-as.ts';
import { lookUpNoun } from '../../lexicon/look-up-noun.ts';
import type { Phrase } from '../../subject-frame.ts';
import type { NounPhrase, Piece, Segment, Token, Tongue } from '../../text/tongue.ts';
import { basicForm } from '../form-of.ts';
import { headOf } from '../head-of.ts';
import { type Asked, type Found, isOffered, late, type Place } from './found.ts';
import { isMixture } from './is-mixture.ts';

/** A noun phrase without a verb begins the text: `Yard brooms for people who sweep`. */
export function opening({ piece, at, turn }: Place, asked: Asked): Found | undefined {
  const { tongue } = asked;
  const first = named(piece, tongue);
  if (!first || turn > 2 || piece.stop === '?') return undefined;
  if (first.kind !== 'noun' && !isHadBy(piece, first, tongue) && !isLeft(piece, first))
    return turn === 0 ? oneWord(piece, at, tongue) : undefined;
  const begun = tongue.phraseAt(piece.tokens, first.start);
  if (!begun) return undefined;
  const phrase = sharedHead(piece, begun, asked) ?? begun;
  if (piece.tokens[phrase.start]?.low === 'no' || piece.tokens[phrase.end]?.tag === 'money')
    return undefined;
  if (isVerbLike(piece.tokens, phrase)) return undefined;
  const found = headOf(piece, phrase, tongue, asked.words, {
    isTrade: isTrade(piece, phrase, asked),
  });
  if (!found) return undefined;
  const worked = workedOn(piece, phrase, asked);
  const isAlone = found.text === found.noun;
  // `Cardiff and the Valleys`: later on, a capital no dictionary knows is a place or a person.
  if ((turn > 0 || piece.tokens.length === 1) && isAlone && isProper(piece, found, tongue))
    return undefined;
  const kind = drawnAs(basicForm(found), tongue.language, () => undefined)?.class;
  const whole = piece.segments.some(
    (one, index) =>
      index > 0 && (one.kind === 'main' || one.kind === 'order') && one.mark !== ':' && index < 2,
  );
  return {
    phrase: found,
    confidence:
      (turn === 0 ? 0.86 : isPresented(piece, phrase) ? 0.74 : 0.6) -
      (isShouted(piece) || (whole && !isOffered(kind)) ? 0.25 : whole ? 0.15 : 0) -
      (piece.segments[1]?.mark === ',' &&
      isMatter(piece.tokens.slice(phrase.start, piece.segments[0]?.end), tongue)
        ? 0.3
        : 0) -
      (turn > 0 && (!isOffered(kind) || isListed(piece)) ? 0.15 : 0) -
      (isMixture(piece, tongue) && isNamedOtherwise(found, asked) ? 0.4 : 0) -
      late(turn),
    piece: at,
    ...(worked ? { worked } : {}),
  };
}

// `Moisture and temperature probe`: both are of the noun behind them, where the name says so too.
function sharedHead(
  { tokens }: Piece,
  { end }: NounPhrase,
  { tongue, nameWords }: Asked,
): NounPhrase | undefined {
  const second = tokens[end]?.tag === 'and' ? tongue.phraseAt(tokens, end + 1) : undefined;
  const head = second && tokens[second.head];
  return second && head && !second.determined && nameWords.has(head.low) ? second : undefined;
}

// `Chimneys swept, pots fitted`: what a business does to it, and no more of the thing.
function workedOn(
  { tokens }: Piece,
  { end, plural, determined }: NounPhrase,
  asked: Asked,
): string | undefined {
  const done = tokens[end];
  const then = tokens[end + 1];
  const isDone = asked.userType === 'business' && plural && !determined && done?.tag === 'pp';
  if (!isDone || !asked.tending.has(done.lemma ?? '')) return undefined;
  return !then || /^(?:punct|and|money|adv)$/.test(then.tag) ? done.lemma : undefined;
}

// The name has a noun of its own for it.
const isNamedOtherwise = ({ lemma }: Phrase, { nameWords, tongue, userType }: Asked): boolean =>
  /^(?:brand|infomercial)$/.test(userType) &&
  [...nameWords].some((word) => word !== lemma && lookUpNoun(word, tongue.language)?.ref);

/** `Larch, galvanised tray lifts out`: what it is made of comes first in many a list of what it has. */
export const isMatter = ([only, ...more]: readonly Token[], { lists, language }: Tongue): boolean =>
  only !== undefined &&
  more.length === 0 &&
  (lists.materials.has(only.low) ||
    /^(?:stuff|plant)$/.test(lookUpNoun(only.lemma ?? only.low, language)?.class ?? ''));

// `A play.`: an article and a noun, and nothing more, say what it is.
const isPresented = ({ tokens }: Piece, { start, end }: NounPhrase) =>
  start === 0 && end === tokens.length && /^(?:an?|eine?|une?|una)$/.test(tokens[0]?.low ?? '');

// `Plumber in Dijon`: who does it stands for what is done, where a business says nothing before.
const isTrade = ({ tokens }: Piece, phrase: NounPhrase, { userType }: Asked) =>
  userType === 'business' &&
  !phrase.plural &&
  (!tokens[phrase.end] || /^(?:prep|punct|pp|and)$/.test(tokens[phrase.end]?.tag ?? ''));

// `Flats, single items, runs`: one among many is not what it is.
const isListed = ({ segments }: Piece) =>
  segments.length > 2 &&
  segments.slice(0, 3).every(({ kind, mark }, at) => kind === 'noun' && (at === 0 || mark === ','));

// A long German word is a compound.
const isProper = ({ tokens }: Piece, { lemma }: Phrase, { language }: Tongue) =>
  !(language === 'de' && lemma.length > 9) &&
  !drawnAs(lemma, language, () => undefined) &&
  tokens.every(({ tag, text }) => !/^(?:noun|name)$/.test(tag) || /^\p{Lu}/u.test(text));

// `Because stairs hurt: a stick with a seat`, `SERVICE: interpreters`: behind the colon stands what it is.
function named({ segments, tokens }: Piece, tongue: Tongue): Segment | undefined {
  const [first, second] = segments;
  if (second?.mark !== ':') return first;
  const told =
    (first?.kind === 'sub' && first.verb !== undefined && tongue.language !== 'de') ||
    (second.kind === 'noun' &&
      (/^(?:other|ing|pp|order)$/.test(first?.kind ?? '') ||
        tokens[first?.start ?? 0]?.tag === 'wh'));
  const [only] = first ? tokens.slice(first.start, first.end) : [];
  const label =
    first?.kind === 'noun' &&
    second.kind === 'noun' &&
    tokens[first.start + 1]?.text === ':' &&
    !isHad(lookUpNoun(only?.lemma ?? only?.low ?? '', tongue.language)?.class);
  return told || label ? second : first;
}

const isHad = (kind: string | undefined) => /^(?:thing|food|animal|plant)$/.test(kind ?? '');

// `Boxes you rent`: an English clause hangs on its noun without a word between them.
function isHadBy({ tokens }: Piece, { start, subject, kind }: Segment, tongue: Tongue): boolean {
  if (tongue.language !== 'en' || kind !== 'main' || !subject || subject.start === start)
    return false;
  const phrase = tongue.phraseAt(tokens, start);
  const opener = tokens[start] as Token;
  // `Insoles felted from the fleece nobody buys`
  return (
    phrase !== undefined &&
    /^(?:noun|name)$/.test(tokens[subject.start - 1]?.tag ?? '') &&
    tokens[subject.start]?.tag === 'pron' &&
    tokens[phrase.head]?.tag === 'noun' &&
    (opener.tag === 'det' ? /^(?:an?|the)$/.test(opener.low) : phrase.plural)
  );
}

// `An exhibition of everything left on one bus`: what was once done says more of a noun.
const isLeft = ({ tokens }: Piece, { kind, verb, subject, start }: Segment) =>
  kind === 'main' &&
  verb !== undefined &&
  subject?.start === start &&
  (tokens[verb]?.form === 'past'
    ? /^an?$/.test(tokens[start]?.low ?? '')
    : // `Wool insoles felted from the fleece nobody buys`
      subject.plural && !subject.determined && tokens[subject.head + 1]?.tag === 'pp');

// `Retrouve le doudou`: an article stands behind a verb that was not known, behind a noun only a date.
const isVerbLike = (tokens: readonly Token[], { start, end, determined }: NounPhrase) =>
  !determined &&
  end === start + 1 &&
  /^(?:det|poss)$/.test(tokens[end]?.tag ?? '') &&
  tokens[end + 1]?.tag !== 'num';

// `Game.`: a word alone is a noun, whatever else it can be.
function oneWord({ tokens }: Piece, at: number, { language }: Tongue): Found | undefined {
  const [only] = tokens;
  if (!only || tokens.length > 1 || !lookUpNoun(only.low, language)) return undefined;
  const lemma = language === 'de' ? only.text : only.low;
  return {
    phrase: { text: only.text, noun: only.text, lemma, plural: false },
    confidence: 0.8,
    piece: at,
  };
}

// A heading calls out; what it is stands below.
const isShouted = ({ text, stop }: Piece) =>
  stop === '!' || (/\p{Lu}/u.test(text) && text === text.toUpperCase() && text.includes(' '));
