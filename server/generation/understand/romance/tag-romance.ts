// Parts of speech of a Spanish or French sentence in one pass: what the two have in common.
import { isName } from '../subject/is-name.ts';
import type { Form, Tag, Token } from '../text/tongue.ts';

/** A word with its neighbours. `before` is the word it hangs on: French skips what denies and adverbs. */
export type Place = {
  token: Token;
  tokens: readonly Token[];
  at: number;
  low: string;
  before: Token | undefined;
  after: Token | undefined;
  /** It begins a statement or a clause. */
  opens: boolean;
};

export type RomanceWords = {
  closed: ReadonlyMap<string, Tag>;
  /** Adjectives no ending tells. */
  common: ReadonlySet<string>;
  adjective: RegExp;
  participle: RegExp;
  /** Participles that are nothing else. */
  surePp: RegExp;
  adverb: RegExp;
  cut(text: string): Token[];
  /** Where the word stands that the one at a place hangs on. */
  behind(tokens: readonly Token[], at: number): number;
  /** A word of a closed class that is two things. */
  closedClass(place: Place, kind: Tag): void;
  verb(place: Place): { lemma: string; form: Form } | undefined;
  isIng(place: Place): boolean;
  /** What a word behind `have` is; undefined where that tells nothing. */
  isBehindHave(low: string): boolean;
  singularOf(low: string): { lemma: string; plural: boolean };
};

const many = /^(?:les|des|ces|mes|tes|ses|nos|vos|leurs|aux|deux|trois|plusieurs|quelques)$/;

/** The words of a sentence with their parts of speech. */
export function tagRomance(text: string, names: ReadonlySet<string>, words: RomanceWords): Token[] {
  const tokens = words.cut(text);
  for (const [at, token] of tokens.entries()) {
    if (token.tag !== 'other') continue;
    const { low } = token;
    const last = tokens[at - 1];
    const place: Place = {
      token,
      tokens,
      at,
      low,
      before: tokens[words.behind(tokens, at)],
      after: tokens[at + 1],
      opens: last === undefined || /^(?:punct|and)$/.test(last.tag),
    };
    const kind = words.closed.get(low);
    if (isName(tokens, at, names)) token.tag = 'name';
    else if (kind) words.closedClass(place, kind);
    else if (isCapital(token) && (/^[ld]'$/.test(last?.low ?? '') || !begins(last)))
      token.tag = 'name';
    else openClass(place, words);
    if ((token.tag as Tag) !== 'noun') continue;
    const { lemma, plural } = words.singularOf(low);
    token.lemma = lemma;
    token.plural = plural || many.test(place.before?.low ?? '');
  }
  return tokens;
}

const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text);
const begins = (last: Token | undefined) => last === undefined || /^[.:¿¡"«(!?]$/.test(last.text);

function openClass(place: Place, words: RomanceWords): void {
  const { token, low, before } = place;
  const verb = words.verb(place);
  if (verb) {
    token.tag = 'verb';
    token.lemma = verb.lemma;
    token.form = verb.form;
  } else if (words.adverb.test(low) && !/^(?:det|poss|prep|num|adj)$/.test(before?.tag ?? ''))
    token.tag = 'adv';
  else token.tag = words.isIng(place) ? 'ing' : nominal(place, words);
}

// A noun, or what says more of one.
function nominal({ tokens, at, low, before, after, opens }: Place, words: RomanceWords): Tag {
  const { closed, common, adjective, participle, surePp } = words;
  const tag = before?.tag ?? '';
  const describes = common.has(low) || adjective.test(low);
  if (/^(?:noun|name|adj|pp)$/.test(tag) && (describes || surePp.test(low)))
    return surePp.test(low) && !common.has(low) ? 'pp' : 'adj';
  if (
    tag === 'be' ||
    (tag === 'adv' && tokens[at - 2]?.tag === 'be') ||
    (tag === 'aux' && words.isBehindHave(low))
  )
    return participle.test(low) && low.length > 3 ? 'pp' : describes ? 'adj' : 'noun';
  const named = after && /^(?:other|num)$/.test(after.tag) && !closed.has(after.low);
  if (common.has(low) && named) return 'adj';
  if (opens && surePp.test(low) && low.length > 4 && (!after || closed.get(after.low) === 'prep'))
    return 'pp';
  return common.has(low) && !/^(?:det|poss|prep|num)$/.test(tag) ? 'adj' : 'noun';
}
