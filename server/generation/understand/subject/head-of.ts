// The noun that a phrase hangs on, without what is said in front of it.
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Phrase } from '../subject-frame.ts';
import { spanOf } from '../text/spans.ts';
import type { NounPhrase, Piece, Token, Tongue } from '../text/tongue.ts';

export type HeadWords = {
  /** Range, kind, line: what they count is what it is (`a range of soaps`). */
  counters: ReadonlySet<string>;
  of: ReadonlySet<string>;
  /** Make, sell, bake: their object is the thing. */
  making: ReadonlySet<string>;
  /** Time, way, people, thing: say nothing of what it is. */
  empty: ReadonlySet<string>;
};

const isHad = (kind: string | undefined) => /^(?:thing|food|animal|plant)$/.test(kind ?? '');

const goneTo = /^(?:app|channel|story|event|showing|venue|selling|service|serving|office|cause)$/;

/** The phrase without article and praise, on the noun that says what it is. */
export function headOf(
  piece: Piece,
  typed: NounPhrase,
  tongue: Tongue,
  words: HeadWords,
  { isTrade = false, depth = 0 }: { isTrade?: boolean; depth?: number } = {},
): Phrase | undefined {
  const { tokens, text } = piece;
  const noun = tokens[typed.head] as Token;
  const next = tokens[typed.head + 1];
  const counted = /^(?:num)$/.test(tokens[typed.head + 2]?.tag ?? '');
  const held = lookUpNoun(spanOf(text, tokens, typed.head, typed.end), tongue.language);
  // `A deck of 52 cards`: what is counted is what one sees, unless it is told, gone to or done.
  const counts = counted
    ? !goneTo.test(held?.class ?? '')
    : words.counters.has(noun.lemma ?? noun.low) && (!held || !goneTo.test(held.class));
  if (depth < 3 && counts && noun.tag !== 'num' && next && words.of.has(next.low)) {
    const inner = tongue.phraseAt(tokens, typed.head + 2);
    const found = inner
      ? headOf(piece, inner, tongue, words, { isTrade, depth: depth + 1 })
      : undefined;
    if (found) return found;
  }
  // `Foam 4cm`: a measure.
  if (/^\d/.test(noun.text)) return undefined;
  if (noun.tag !== 'noun' && !(noun.tag === 'name' && piece.source === 'name')) return undefined;
  const grammar = tongue.grammar(tokens, typed);
  if (tongue.lists.praise.has(noun.low)) return undefined;
  const known = lookUpNoun(grammar.lemma, tongue.language);
  // A fan that is defined is one that blows.
  const isPerson = tongue.lists.people.has(grammar.lemma.toLowerCase()) && !isHad(known?.class);
  if (isPerson && !isTrade) return undefined;
  const { units, days, months } = tongue.lists;
  if (
    words.empty.has(grammar.lemma.toLowerCase()) ||
    [units, days, months].some((list) => list.has(noun.low))
  )
    return undefined;
  const longer = tongue.language === 'en' ? longerName(piece, typed) : undefined;
  if (longer) return longer;
  // `Last November 1,140 parcels`: when it was is not what it is.
  const day = tokens
    .slice(typed.start, typed.head)
    .findLastIndex(({ low }) => [days, months].some((list) => list.has(low)));
  let start = typed.start + day + 1;
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

// A compound whose last words can be verbs too: `jar opener`, `dining tables`.
function longerName({ tokens, text }: Piece, typed: NounPhrase): Phrase | undefined {
  for (const end of [typed.end + 2, typed.end + 1]) {
    const last = tokens[end - 1];
    if (
      !last ||
      tokens.slice(typed.end, end).some(({ tag }) => /^(?:punct|prep|be|aux|det)$/.test(tag))
    )
      continue;
    for (let start = typed.start; start <= typed.head; start++) {
      const name = spanOf(text, tokens, start, end).toLowerCase();
      for (const lemma of [last.low, last.low.replace(/s$/, '')]) {
        const whole = `${name.slice(0, name.length - last.low.length)}${lemma}`;
        const known = whole.includes(' ') ? lookUpNoun(whole, 'en') : undefined;
        const serves = lookUpNoun(last.low, 'en')?.class === 'serving' && end === typed.end + 1;
        if (!isHad(known?.class) && !serves) continue;
        return {
          text: spanOf(text, tokens, start, end),
          noun: last.text,
          lemma,
          plural: lemma !== last.low,
        };
      }
    }
  }
  return undefined;
}
