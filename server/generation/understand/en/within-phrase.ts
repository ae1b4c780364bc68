// Words that look like verbs and stand inside the name of a thing: `camping kettles`, `hand thrown pot`.
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Token } from '../text/tongue.ts';
import { closed } from './closed-class.ts';
import { headWords, kindWords } from './kind-words.ts';
import { lists } from './lists.ts';
import { baseOfIng, baseOfPast, canBeNoun, isAdverb, isMass, singularOf } from './word-forms.ts';

const held = /^(?:thing|food)$/;
const namesADoing = /^(?:for|of|in|by|at|and|&|,)$/;

/**
 * What an -ing word or a participle is that belongs to a noun beside it, as long as no verb was read:
 * `adj` before the noun, `noun` where it is itself what is named. Undefined where it may be a verb.
 */
export function withinPhrase(
  tokens: readonly Token[],
  at: number,
  clauseVerb: Token | undefined,
): 'adj' | 'noun' | undefined {
  const { low } = tokens[at] as Token;
  const ing = baseOfIng(low) !== undefined;
  if (clauseVerb || !(ing || baseOfPast(low))) return undefined;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const noun = after && isOpenNoun(after) ? after : undefined;
  if (before === undefined) return ing ? opening(tokens, at, noun) : undefined;
  const start = phraseStart(tokens, at);
  if (start < 0) return undefined;
  const named = after === undefined || namesADoing.test(after.low);
  if (before.tag === 'adj' && start < at) return ing && named ? 'noun' : undefined;
  if (before.tag !== 'noun' || before.plural || lists.people.has(before.lemma ?? before.low))
    return undefined;
  const isBare = tokens[start]?.tag !== 'det' && !isMass(before.lemma ?? before.low);
  const goesOn = named || (isBare && closed.get(after?.low ?? '') === 'prep');
  if (!noun) return ing && goesOn && start === 0 && after?.low !== ',' ? 'noun' : undefined;
  const counted = tokens[start]?.tag === 'det';
  // `A shop selling shoes`: what is done takes many or matter, never one thing without its article.
  if (ing && counted && (singularOf(noun.low).plural || isMass(noun.low))) return undefined;
  return 'adj';
}

// `Moving boxes you rent`, `rocking horses`, `mending for wool coats`.
function opening(
  tokens: readonly Token[],
  at: number,
  noun: Token | undefined,
): 'adj' | 'noun' | undefined {
  const { low } = tokens[at] as Token;
  if (!noun) {
    const after = tokens[at + 1];
    const named = after !== undefined && /^(?:for|of|and|&)$/.test(after.low);
    return named && lookUpNoun(low, 'en') ? 'noun' : undefined;
  }
  const whose = tokens[at + 2];
  if (whose && (closed.get(whose.low) === 'pron' || whose.low === 'that')) return 'adj';
  const { lemma } = singularOf(noun.low);
  if (lookUpNoun(`${low} ${lemma}`, 'en')) return 'adj';
  // `Camping kettles, handmade` is a thing; `Repairing kettles` is done to one.
  const base = baseOfIng(low) ?? '';
  if (kindWords.tending.has(base) || headWords.making.has(base)) return undefined;
  const ends = whose === undefined || namesADoing.test(whose.low);
  return ends && held.test(lookUpNoun(lemma, 'en')?.class ?? '') ? 'adj' : undefined;
}

// Where the bare words begin that stand before it, at the beginning of a statement or behind `a`.
function phraseStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && at - start < 4 && /^(?:noun|adj)$/.test(tokens[start - 1]?.tag ?? ''))
    start--;
  const before = tokens[start - 1];
  if (before?.tag === 'det' && /^an?$/.test(before.low)) return start - 1;
  return before === undefined || /^[:.–—]$/.test(before.text) ? start : -1;
}

const isOpenNoun = ({ tag, text, low }: Token) =>
  tag === 'other' &&
  !closed.has(low) &&
  !isAdverb(low) &&
  canBeNoun(low) &&
  !/^\p{Lu}\p{Ll}/u.test(text);
