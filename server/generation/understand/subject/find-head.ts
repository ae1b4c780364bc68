// Reads what it is from the statements: the head of the noun phrase that says so.
import type { UserType } from '#domain/wizard/options.ts';
import { drawnAs } from '../lexicon/drawn-as.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Phrase } from '../subject-frame.ts';
import type { Segment } from '../text/segments.ts';
import type { NounPhrase, Piece, Token, Tongue } from '../text/tongue.ts';
import { basicForm } from './form-of.ts';
import { type HeadWords, headOf } from './head-of.ts';

export type Found = {
  phrase: Phrase;
  confidence: number;
  /** Index of the piece that says it; -1 where the name alone did. */
  piece: number;
  /** It was named as what somebody does to it (`we repair bikes`), by that verb. */
  worked?: string;
};

/** The head of the description, with how surely it was read. */
export function findHead(
  pieces: readonly Piece[],
  name: string,
  tongue: Tongue,
  words: HeadWords,
  userType: UserType,
): Found | undefined {
  const nameWords = new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
  const said = pieces.flatMap(({ tokens }) =>
    tokens.flatMap(({ low, lemma }) => (lemma ? [low, lemma.toLowerCase()] : [low])),
  );
  let best: Found | undefined;
  let bestScore = 0;
  const offer = (found: Found | undefined, place: number) => {
    if (!found) return;
    const score = found.confidence + support(found.phrase, said, tongue, userType);
    if (score <= bestScore) return;
    best = { ...found, piece: place };
    bestScore = score;
  };
  let asked = 0;
  pieces.forEach((piece, at) => {
    // What it is, a client says early; later sentences define other things.
    const late = (place: number) => Math.min(place, 8) * 0.08;
    offer(defined(piece, at, late(at), nameWords, tongue, words), at);
    // A question stands before what it is and does not make that late.
    offer(opening(piece, at - asked, late(at - asked), tongue, words), at);
    offer(made(piece, at, late(at), tongue, words), at);
    offer(owned(piece, at, late(at), tongue, words), at);
    if (piece.stop === '?') asked++;
  });
  offer(fromName(name, tongue, words), -1);
  return best;
}

const wanted: Partial<Record<UserType, RegExp>> = {
  trailer: /^story$/,
  creator: /^channel$/,
  government: /^(?:office|cause)$/,
};

// What can be had or gone to is what a film is about sooner than matter, people and thoughts are.
function support(
  phrase: Phrase,
  said: readonly string[],
  tongue: Tongue,
  userType: UserType,
): number {
  const drawn = drawnAs(basicForm(phrase), tongue.language, () => undefined);
  const kind = drawn?.class ?? '';
  const lemma = phrase.lemma.toLowerCase();
  const low = phrase.noun.toLowerCase();
  const again = said.filter((word) => word === lemma || word === low).length > 2 ? 0.06 : 0;
  if (wanted[userType]?.test(kind)) return again + 0.25;
  if (/^(?:word|other)$/.test(kind)) return again - 0.25;
  if (kind === 'stuff') return again - 0.2;
  if (kind === 'person') return again - 0.15;
  return again + (drawn?.ref ? 0.12 : kind ? 0.05 : 0);
}

function defined(
  piece: Piece,
  at: number,
  late: number,
  nameWords: ReadonlySet<string>,
  tongue: Tongue,
  words: HeadWords,
): Found | undefined {
  const { tokens, segments } = piece;
  for (const segment of segments) {
    if (segment.kind !== 'main' || segment.verb === undefined || !segment.subject) continue;
    const be = tokens[segment.verb] as Token;
    if (be.tag !== 'be') continue;
    const subject = tokens.slice(segment.subject.start, segment.subject.end);
    const named = subject.some((one) => nameWords.has(one.low) && one.low.length > 2);
    const head = tokens[segment.subject.head] as Token;
    const pointed =
      /^(?:it|this|they|these|we|das|es|dies|wir|sie|esto|este|esta|somos|es|ce|c'|il|elle|nous|i|ich|je|yo)$/.test(
        head.low,
      );
    if (!named && !pointed) continue;
    let from = segment.verb + 1;
    while (/^(?:adv)$/.test(tokens[from]?.tag ?? '')) from++;
    if (tokens[from]?.tag === 'neg' || tokens[segment.verb + 1]?.tag === 'neg') continue;
    const phrase = tongue.phraseAt(tokens, from);
    if (!phrase) continue;
    const person = /^(?:i|we|wir|ich|nous|je)$/.test(head.low);
    const found = headOf(piece, phrase, tongue, words);
    if (found)
      return {
        phrase: found,
        // Nothing says so plainly what it is as its name and `is`, wherever it stands.
        confidence: named ? 0.97 - late / 4 : (person ? 0.7 : 0.85) - late,
        piece: at,
      };
  }
  return undefined;
}

// A noun phrase without a verb begins the text: `Yard brooms for people who sweep`.
function opening(
  piece: Piece,
  at: number,
  late: number,
  tongue: Tongue,
  words: HeadWords,
): Found | undefined {
  const first = named(piece, tongue);
  if (!first || at > 2 || piece.stop === '?') return undefined;
  if (first.kind !== 'noun' && !isHadBy(piece, first, tongue))
    return at === 0 ? oneWord(piece, tongue) : undefined;
  const whole = piece.segments.some(
    (one, index) =>
      index > 0 && (one.kind === 'main' || one.kind === 'order') && one.mark !== ':' && index < 2,
  );
  const phrase = tongue.phraseAt(piece.tokens, first.start);
  if (!phrase) return undefined;
  if (piece.tokens[phrase.start]?.low === 'no' || piece.tokens[phrase.end]?.tag === 'money')
    return undefined;
  // `Retrouve le doudou`: an article stands behind a verb that was not known, never behind a noun.
  if (isVerbLike(piece.tokens, phrase)) return undefined;
  const found = headOf(piece, phrase, tongue, words);
  // `Cardiff and the Valleys`: later on, a capital no dictionary knows is a place or a person.
  if (at > 0 && found && found.text === found.noun && isProper(piece, found, tongue))
    return undefined;
  return found
    ? {
        phrase: found,
        confidence: (at === 0 ? 0.86 : 0.6) - (whole || isShouted(piece) ? 0.25 : 0) - late,
        piece: at,
      }
    : undefined;
}

const isProper = ({ tokens }: Piece, { lemma }: Phrase, { language }: Tongue) =>
  !lookUpNoun(lemma, language) &&
  tokens.every(({ tag, text }) => !/^(?:noun|name)$/.test(tag) || /^\p{Lu}/u.test(text));

// `Because stairs hurt: a stick with a seat`: behind the colon stands what it is.
function named({ segments }: Piece, tongue: Tongue): Segment | undefined {
  const [first, second] = segments;
  const told = first?.kind === 'sub' && first.verb !== undefined && second?.mark === ':';
  return tongue.language !== 'de' && told ? second : first;
}

// `Boxes you rent`: an English clause hangs on its noun without a word between them.
function isHadBy({ tokens }: Piece, { start, subject, kind }: Segment, tongue: Tongue): boolean {
  if (tongue.language !== 'en' || kind !== 'main' || !subject || subject.start === start)
    return false;
  const phrase = tongue.phraseAt(tokens, start);
  const opener = tokens[start] as Token;
  return (
    phrase?.end === subject.start &&
    tokens[subject.start]?.tag === 'pron' &&
    tokens[phrase.head]?.tag === 'noun' &&
    (opener.tag === 'det' ? /^(?:an?|the)$/.test(opener.low) : phrase.plural)
  );
}

const isVerbLike = (tokens: readonly Token[], { start, end, determined }: NounPhrase) =>
  !determined && end === start + 1 && /^(?:det|poss)$/.test(tokens[end]?.tag ?? '');

// `Game.`: a word alone is a noun, whatever else it can be.
function oneWord({ tokens }: Piece, tongue: Tongue): Found | undefined {
  const [only] = tokens;
  if (!only || tokens.length > 1 || !lookUpNoun(only.low, tongue.language)) return undefined;
  const lemma = tongue.language === 'de' ? only.text : only.low;
  return {
    phrase: { text: only.text, noun: only.text, lemma, plural: false },
    confidence: 0.8,
    piece: 0,
  };
}

// A heading calls out; what it is stands below.
const isShouted = ({ text, stop }: Piece) =>
  stop === '!' || (/\p{Lu}/u.test(text) && text === text.toUpperCase() && text.includes(' '));

function made(
  piece: Piece,
  at: number,
  late: number,
  tongue: Tongue,
  words: HeadWords,
): Found | undefined {
  const { tokens, segments } = piece;
  for (const segment of segments) {
    if (segment.kind !== 'main' && segment.kind !== 'shared') continue;
    if (segment.verb === undefined) continue;
    const verb = tokens[segment.verb] as Token;
    const subject = segment.subject ? (tokens[segment.subject.head] as Token) : undefined;
    const ours = subject
      ? tongue.lists.firstPlural.has(subject.low) ||
        tongue.lists.firstSingular.has(subject.low) ||
        (subject.tag === 'name' && words.making.has(verb.lemma ?? ''))
      : verb.form === 'we' || verb.form === 'i';
    if (!ours || verb.tag !== 'verb' || tokens[segment.verb + 1]?.tag === 'neg') continue;
    const phrase = firstPhrase(tokens, segment.verb + 1, segment.end, tongue);
    if (!phrase) continue;
    const found = headOf(piece, phrase, tongue, words);
    if (!found) continue;
    const making = words.making.has(verb.lemma ?? '');
    return {
      phrase: found,
      confidence: (making ? 0.75 : 0.6) - late,
      piece: at,
      ...(making ? {} : { worked: verb.lemma ?? verb.low }),
    };
  }
  return undefined;
}

function firstPhrase(
  tokens: readonly Token[],
  from: number,
  to: number,
  tongue: Tongue,
): NounPhrase | undefined {
  for (let at = from; at < Math.min(to, from + 3); at++) {
    if (!/^(?:adv|part|det|poss|num|adj|noun|name)$/.test(tokens[at]?.tag ?? '')) return undefined;
    const phrase = tongue.phraseAt(tokens, at);
    if (phrase) return phrase;
  }
  return undefined;
}

// `Our clinic …`, `The app …` as a subject.
function owned(
  piece: Piece,
  at: number,
  late: number,
  tongue: Tongue,
  words: HeadWords,
): Found | undefined {
  const { tokens, segments } = piece;
  const [first] = segments;
  if (first?.kind !== 'main' || !first.subject) return undefined;
  const opener = tokens[first.subject.start] as Token;
  const ours =
    opener.tag === 'poss' &&
    (tongue.lists.firstPlural.has(opener.low) ||
      tongue.lists.firstSingular.has(opener.low) ||
      /^(?:our|my|unser|unsere|unserer|mein|meine|nuestro|nuestra|nuestros|nuestras|mi|notre|nos|mon|ma)$/.test(
        opener.low,
      ));
  const article =
    opener.tag === 'det' &&
    /^(?:the|a|an|this|der|die|das|ein|eine|dieser|diese|dieses|el|la|los|las|un|una|este|esta|le|les|une|ce|cette)$/.test(
      opener.low,
    );
  if (!ours && !article) return undefined;
  const phrase = tongue.phraseAt(tokens, first.subject.start);
  if (!phrase) return undefined;
  const found = headOf(piece, phrase, tongue, words);
  return found ? { phrase: found, confidence: (ours ? 0.55 : 0.45) - late, piece: at } : undefined;
}

function fromName(name: string, tongue: Tongue, words: HeadWords): Found | undefined {
  const tokens = tongue
    .tag(name, new Set())
    .map((one) =>
      one.tag === 'name'
        ? { text: one.text, low: one.low, start: one.start, end: one.end, tag: 'noun' as const }
        : one,
    );
  const piece: Piece = { source: 'name', text: name, stop: '', tokens, segments: [] };
  let first: Found | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const phrase = tongue.phraseAt(tokens, at);
    if (!phrase) continue;
    const found = headOf(piece, phrase, tongue, words);
    at = phrase.end - 1;
    if (!found) continue;
    // After its comma a name says what it is: `Ash & Sons, firewood`.
    const tells =
      tokens[phrase.start - 1]?.low === ',' && lookUpNoun(found.lemma, tongue.language)?.ref;
    if (tells) return { phrase: found, confidence: 0.7, piece: -1 };
    first ??= { phrase: found, confidence: 0.3, piece: -1 };
  }
  return first;
}
