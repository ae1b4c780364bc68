// Reads what it is from the statements: the head of the noun phrase that says so.

import { spanOf } from './spans.ts';
import type { Phrase } from './subject-frame.ts';
import type { NounPhrase, Piece, Token, Tongue } from './tongue.ts';

export type Found = {
  phrase: Phrase;
  confidence: number;
  /** Index of the piece that says it; -1 where the name alone did. */
  piece: number;
  /** It was named as what somebody does to it (`we repair bikes`), by that verb. */
  worked?: string;
};

export type HeadWords = {
  /** Range, kind, line: what they count is what it is (`a range of soaps`). */
  counters: ReadonlySet<string>;
  of: ReadonlySet<string>;
  /** Make, sell, bake: their object is the thing. */
  making: ReadonlySet<string>;
  /** Time, way, people, thing: say nothing of what it is. */
  empty: ReadonlySet<string>;
};

/** The head of the description, with how surely it was read. */
export function findHead(
  pieces: readonly Piece[],
  name: string,
  tongue: Tongue,
  words: HeadWords,
): Found | undefined {
  const nameWords = new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
  let best: Found | undefined;
  const offer = (found: Found | undefined) => {
    if (found && found.confidence > (best?.confidence ?? 0)) best = found;
  };
  pieces.forEach((piece, at) => {
    // What it is, a client says early; later sentences define other things.
    const late = Math.min(at, 8) * 0.08;
    offer(defined(piece, at, late, nameWords, tongue, words));
    offer(opening(piece, at, late, tongue, words));
    offer(made(piece, at, late, tongue, words));
    offer(owned(piece, at, late, tongue, words));
  });
  return best ?? fromName(name, tongue, words);
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
      return { phrase: found, confidence: (named ? 0.95 : person ? 0.7 : 0.85) - late, piece: at };
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
  const [first] = piece.segments;
  if (!first || at > 2 || piece.stop === '?' || first.kind !== 'noun') return undefined;
  const whole = piece.segments.some(
    (one, index) =>
      index > 0 && (one.kind === 'main' || one.kind === 'order') && one.mark !== ':' && index < 2,
  );
  const phrase = tongue.phraseAt(piece.tokens, first.start);
  if (!phrase) return undefined;
  if (piece.tokens[phrase.start]?.low === 'no' || piece.tokens[phrase.end]?.tag === 'money')
    return undefined;
  const found = headOf(piece, phrase, tongue, words);
  return found
    ? { phrase: found, confidence: (at === 0 ? 0.9 : 0.6) - (whole ? 0.25 : 0) - late, piece: at }
    : undefined;
}

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
        subject.tag === 'name'
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
  const tokens = tongue.tag(name, new Set());
  const piece: Piece = { source: 'name', text: name, stop: '', tokens, segments: [] };
  const phrase = tongue.phraseAt(
    tokens.map((one) =>
      one.tag === 'name'
        ? { text: one.text, low: one.low, start: one.start, end: one.end, tag: 'noun' as const }
        : one,
    ),
    0,
  );
  if (!phrase) return undefined;
  const found = headOf(piece, phrase, tongue, words);
  return found ? { phrase: found, confidence: 0.3, piece: -1 } : undefined;
}

/** The phrase without article and praise, on the noun that says what it is. */
export function headOf(
  piece: Piece,
  typed: NounPhrase,
  tongue: Tongue,
  words: HeadWords,
  depth = 0,
): Phrase | undefined {
  const { tokens, text } = piece;
  const noun = tokens[typed.head] as Token;
  const next = tokens[typed.end];
  if (depth < 3 && words.counters.has(noun.lemma ?? noun.low) && next && words.of.has(next.low)) {
    const inner = tongue.phraseAt(tokens, typed.end + 1);
    const found = inner ? headOf(piece, inner, tongue, words, depth + 1) : undefined;
    if (found) return found;
  }
  if (noun.tag !== 'noun' && !(noun.tag === 'name' && piece.source === 'name')) return undefined;
  const grammar = tongue.grammar(tokens, typed);
  if (tongue.lists.praise.has(noun.low)) return undefined;
  if (tongue.lists.people.has(grammar.lemma.toLowerCase())) return undefined;
  if (words.empty.has(grammar.lemma.toLowerCase()) || tongue.lists.units.has(noun.low))
    return undefined;
  let start = typed.start;
  while (
    start < typed.head &&
    (/^(?:det|poss|num|money|adv|punct)$/.test((tokens[start] as Token).tag) ||
      tongue.lists.praise.has((tokens[start] as Token).low) ||
      tongue.lists.before.has((tokens[start] as Token).low))
  )
    start++;
  while (typed.head - start > 3) start++;
  return {
    text: spanOf(text, tokens, start, typed.end),
    noun: noun.text,
    lemma: grammar.lemma,
    plural: grammar.plural,
    ...(grammar.gender ? { gender: grammar.gender } : {}),
    ...(grammar.mass ? { mass: true } : {}),
  };
}
