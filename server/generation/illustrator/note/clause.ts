// One wish of a note as phrases: which of its words belong together, and which of them were read.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { poses } from '#domain/storyboard/catalogue/poses.ts';
import { closedWords } from '../../understand/lexicon/closed-words.ts';
import { readings } from '../../understand/readings.ts';
import { withoutDeed } from '../../understand/staging/staging-in.ts';
import { languages, verbOf } from '../../understand/staging/verbs.ts';
import type { Tag, Token } from '../../understand/text/tongue.ts';
import type { Hit } from '../reading/name-finder.ts';
import { findAll, plain, type Words } from '../reading/stems.ts';
import { light, ofPicture } from './note-words.ts';

type Word = { tag: Tag; token: Token };
type Phrase = { from: number; to: number; head: number };
/** Words are counted as `plain` has them: a span is from one word to before another. */
export type Span = { from: number; to: number };

export type Clause = {
  /** What may be read; the rest is written over, word by word. */
  words: string;
  /** All of it. */
  whole: string;
  /** The words as `plain` has them. */
  plainWords: readonly string[];
  tongue: Tongue;
  spoken: readonly Word[];
  phrases: readonly Phrase[];
  /** Which words were read, by whoever read them. */
  read: Set<number>;
  /** What comes in its place, which says of whom it is. */
  instead?: Clause;
};

const word = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): string[] => (text.match(word) ?? []).map(plain);
const countOf = (text: string): number => text.match(word)?.length ?? 0;
const hidden = 'qq';

/** The wish with its phrases; `names` are lower case and no things. */
export function clauseOf(words: string, tongue: Tongue, names: ReadonlySet<string>): Clause {
  const language = readings[tongue].tongue;
  const tokens = language.tag(words, names);
  const starts = tokens.map(({ start }) => countOf(words.slice(0, start)));
  // `Don't` is two tokens and two words, and they part in other places.
  const spoken = [...words.matchAll(word)].map(({ index }): Word => {
    const token = tokens.findLast(({ start }) => start <= index) as Token;
    return { tag: token.tag, token };
  });
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found =
      tokens[at]?.tag === 'punct'
        ? undefined
        : withoutDeed(language.phraseAt(tokens, at), tokens, languages[tongue]);
    if (!found) continue;
    const start = (token: number) => starts[token] ?? spoken.length;
    phrases.push({ from: start(found.start), to: start(found.end), head: start(found.head) });
    at = found.end - 1;
  }
  return {
    words,
    whole: words,
    plainWords: wordsOf(words),
    tongue,
    spoken,
    phrases,
    read: new Set(),
  };
}

/** The same with some of its words written over. */
export const without = (clause: Clause, isHidden: (at: number) => boolean): Clause => {
  let at = 0;
  const words = clause.words.replace(word, (one) => (isHidden(at++) ? hidden : one));
  return { ...clause, words, plainWords: wordsOf(words) };
};

/** Whether a word was written over. */
export const isHidden = ({ plainWords }: Clause, at: number): boolean => plainWords[at] === hidden;

const spanAt = (text: string, at: number, length: number): Span => {
  const from = countOf(text.slice(0, at));
  return { from, to: from + Math.max(1, countOf(text.slice(at, at + length))) };
};

export const phraseOf = ({ phrases }: Clause, { from, to }: Span): Phrase | undefined =>
  phrases.find((phrase) => phrase.from < to && from < phrase.to);

/** The plain words of a span. */
export const textOf = ({ plainWords }: Clause, { from, to }: Span): string =>
  plainWords.slice(from, to).join(' ');

// `Short sleeves` are no shorts and a shot glass no shot: what a word means, it means at the head of its
// phrase, or where the head is said of the picture or of somebody (`a wide view`, `a happy face`).
function isMeant(clause: Clause, span: Span, heads?: Words<'it'>): boolean {
  // `The orange one`.
  if (/^ones?$/.test(textOf(clause, { from: span.to, to: span.to + 1 }))) return false;
  const phrase = phraseOf(clause, span);
  if (!phrase || (span.from <= phrase.head && phrase.head < span.to)) return true;
  const head = textOf(clause, { from: phrase.head, to: phrase.head + 1 });
  return ofPicture.has(head) || (heads !== undefined && findAll(head, heads).length > 0);
}

export const isRead = ({ read }: Clause, { from, to }: Span): boolean =>
  Array.from({ length: to - from }, (_, at) => from + at).some((at) => read.has(at));

/** Keeps that these words were understood. */
export function take(clause: Clause, { from, to }: Span): void {
  for (let at = from; at < to; at++) clause.read.add(at);
}

const folded = new WeakMap<RegExp, RegExp>();
// Typed in haste, words lose their accents: patterns are read against the plain text.
function fold(pattern: RegExp): RegExp {
  const known = folded.get(pattern);
  if (known) return known;
  const source = pattern.source.replaceAll("['’]", '[ ]').normalize('NFD').replace(/\p{M}/gu, '');
  const made = new RegExp(source.replaceAll('ß', 'ss'), 'giu');
  folded.set(pattern, made);
  return made;
}

/** Where the words say this. */
export function placesOf({ words }: Pick<Clause, 'words'>, pattern: RegExp): Span[] {
  const text = plain(words);
  return [...text.matchAll(fold(pattern))].flatMap((found) =>
    found[0].trim() === '' ? [] : [spanAt(text, found.index, found[0].trim().length)],
  );
}

/** Where somebody or something is named by these very words. */
export function placeNamed({ words }: Pick<Clause, 'words'>, name: string): Span | undefined {
  const [text, own] = [` ${plain(words)} `, plain(name)];
  const at = own === '' ? -1 : text.indexOf(` ${own} `);
  return at < 0 ? undefined : spanAt(text, at + 1, own.length);
}

/** Whether the words say this, kept as read. */
export function says(clause: Clause, pattern: RegExp, heads?: Words<'it'>): boolean {
  const found = placesOf(clause, pattern).filter((span) => isMeant(clause, span, heads));
  for (const span of found) take(clause, span);
  return found.length > 0;
}

type Look = {
  /** Of whom or what it may be said. */
  heads?: Words<'it'>;
  /** Whether the words mean something else here. */
  isElse?: (span: Span) => boolean;
};

function* meaningsOf<Meaning extends string>(
  clause: Clause,
  table: Words<Meaning>,
  { heads, isElse = () => false }: Look,
): Generator<Meaning> {
  const text = plain(clause.words);
  for (const { meaning, at, stem } of findAll(clause.words, table)) {
    const end = text.indexOf(' ', at + plain(stem).length - 1);
    const span = spanAt(text, at, (end < 0 ? text.length : end) - at);
    if (isClosed(clause, span.from) && span.to - span.from === 1) continue;
    if (isRead(clause, span) || !isMeant(clause, span, heads) || isElse(span)) continue;
    take(clause, span);
    yield meaning;
  }
}

/** The meanings that the words have in a table, kept as read; no word of a closed class has one. */
export const meaningsIn = <Meaning extends string>(
  clause: Clause,
  table: Words<Meaning>,
): Meaning[] => [...meaningsOf(clause, table, {})];

/** The first of them; the others stay to be read. */
export const meaningIn = <Meaning extends string>(
  clause: Clause,
  table: Words<Meaning>,
  look: Look = {},
): Meaning | undefined => meaningsOf(clause, table, look).next().value ?? undefined;

export type Found = Hit & Span;
/** What is named in the words and not yet read; whoever uses it keeps it as read. */
export function namedIn(
  clause: Clause,
  find: (text: string, tongue: Tongue) => readonly Hit[],
): Found[] {
  const text = plain(clause.words);
  return find(text, clause.tongue)
    .map((hit) => ({ ...hit, ...spanAt(text, hit.at, hit.length) }))
    .filter((hit) => !isRead(clause, hit) && !isClosed(clause, hit.from) && isMeant(clause, hit))
    .filter((hit) => !isSomebody(clause, hit) && !isPicture(clause, hit) && isWanted(clause, hit))
    .filter((hit) => !isDone(clause, hit));
}

// `Hands lift the cup`: what is done between somebody and something is no thing, nor is the last noun of a
// phrase that another stands right behind (`workers crane their necks`).
function isDone(clause: Clause, { from, to }: Span): boolean {
  const { spoken, phrases } = clause;
  const behind = phrases.find((phrase) => phrase.from === to);
  if (spoken[from]?.tag === 'verb')
    return (
      behind !== undefined ||
      phrases.some((phrase) => phrase.to === from) ||
      /^(?:pron|name)$/.test(spoken[from - 1]?.tag ?? '')
    );
  const own = phraseOf(clause, { from, to });
  const isOpened = /^(?:det|poss)$/.test(spoken[to]?.tag ?? '');
  return own?.to === to && own.from < from && own.head === from && isOpened && behind !== undefined
    ? spoken[from - 1]?.tag === 'noun'
    : false;
}

// `Ask Pierre`: a name that is a word as well.
// `The frame` is the picture.
const isPicture = (clause: Clause, span: Span): boolean => ofPicture.has(textOf(clause, span));
const isSomebody = ({ spoken, tongue }: Clause, { from }: Span): boolean =>
  tongue !== 'de' && from > 0 && spoken[from]?.tag === 'name';

const content = /^(?:noun|name|adj|adv|verb|ing|pp|num|money|part|other)$/;
const closed: Partial<Record<Tongue, ReadonlyMap<string, Tag>>> = {};
/** Articles, pronouns, `please`: nothing anybody would miss. */
export function isClosed({ spoken, tongue }: Clause, at: number): boolean {
  const { tag, token } = spoken[at] ?? {};
  closed[tongue] ??= closedWords(tongue);
  const known = closed[tongue].get(token?.low ?? '');
  return (
    !content.test(tag ?? '') ||
    (known !== undefined && known !== 'num') ||
    light[tongue].has(plain(token?.text ?? ''))
  );
}

// `The spelling of the harbour` wants no harbour: what hangs on a noun that says nothing, says nothing.
function isWanted(clause: Clause, { from }: Span): boolean {
  const phrase = phraseOf(clause, { from, to: from + 1 });
  const before = phrase && clause.phrases.find(({ to }) => to === phrase.from - 1);
  if (!phrase || !before) return true;
  const joint = textOf(clause, { from: phrase.from - 1, to: phrase.from });
  if (!/^(?:of|de|du|des|del|von|vom)$/.test(joint)) return true;
  const head = textOf(clause, { from: before.head, to: before.head + 1 });
  const isCounting = languages[clause.tongue].groups[head] !== undefined;
  return clause.read.has(before.head) || ofPicture.has(head) || isCounting;
}

/** The words nobody has read, together as they stand. */
export function openIn(clause: Clause): string[] {
  const raw = clause.words.match(word) ?? [];
  const open: string[][] = [];
  let last = -2;
  for (const [at, one] of raw.entries()) {
    if (clause.read.has(at) || isClosed(clause, at) || ofPicture.has(plain(one))) continue;
    // `In this one` is in this picture.
    if (/^(?:this|that) one$/.test(textOf(clause, { from: at - 1, to: at + 1 }))) continue;
    if (at === last + 1) open.at(-1)?.push(one);
    else open.push([one]);
    last = at;
  }
  return open.map((one) => one.join(' '));
}

/** Whether a verb is left that nobody has read: nobody knows then what is to be with the things it names. */
export const hasOpenVerb = (clause: Clause): boolean =>
  clause.spoken.some(
    ({ tag, token }, at) =>
      tag === 'verb' &&
      !clause.read.has(at) &&
      !isClosed(clause, at) &&
      !verbOf(token, languages[clause.tongue]) &&
      !rests(token, clause.tongue),
  );

// `A dog lies on the rug`: it is there, however it lies.
const rests = ({ lemma = '' }: Token, tongue: Tongue): boolean =>
  poses.some(({ id, names }) => /^(?:sit|lie)$/.test(id) && names[tongue].includes(lemma));
