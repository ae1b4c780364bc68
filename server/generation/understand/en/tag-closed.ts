import type { Token } from '../text/tongue.ts';
import { closed, particles } from './closed-class.ts';
import { baseOfPast, baseOfThird, canBeNoun, isAdjective, isBase } from './word-forms.ts';

/** Tags a word of a closed class, several of which are two things. */
export function closedClass(
  token: Token,
  kind: Token['tag'],
  before: Token | undefined,
  after: Token | undefined,
  tokens: readonly Token[],
  at: number,
): void {
  token.tag = kind;
  const { low } = token;
  // `to be welded` has no finite verb.
  if (kind === 'be' && /^be(?:en|ing)?$/.test(low)) token.form = before ? 'infinitive' : 'order';
  const next = after?.tag === 'other' ? (closed.get(after.low) ?? 'open') : after?.tag;
  const afterVerb = before && ['verb', 'ing', 'pp'].includes(before.tag);
  const nounNext: boolean =
    next === 'open' || next === 'det' || next === 'poss' || next === 'num' || next === 'money';
  if (low === 'to') token.tag = 'to';
  else if (low === "'s")
    token.tag =
      before && /^(?:pron|rel|wh)$/.test(before.tag)
        ? 'be'
        : closed.has(before?.low ?? '')
          ? 'be'
          : 'poss';
  else if (low === "'d" || low === "'ll" || low === "'ve") token.tag = 'aux';
  else if (low === 'her' || low === 'his') token.tag = nounNext ? 'poss' : 'obj';
  else if (low === 'that')
    token.tag =
      next === 'open' &&
      after &&
      !isVerbForm(after.low) &&
      !(before && /^(?:noun|name|adj|verb)$/.test(before.tag))
        ? 'det'
        : before && /^(?:noun|name|num|pron|obj|punct|adj)$/.test(before.tag)
          ? 'rel'
          : next === 'be'
            ? 'pron'
            : 'sub';
  else if (low === 'who' || low === 'whom')
    token.tag =
      before?.tag === 'noun' ||
      before?.tag === 'name' ||
      before?.tag === 'pron' ||
      before?.low === ','
        ? 'rel'
        : 'wh';
  else if (low === 'which') token.tag = before ? 'rel' : 'wh';
  else if (
    (low === 'this' ||
      low === 'these' ||
      low === 'those' ||
      low === 'each' ||
      low === 'all' ||
      low === 'some') &&
    !nounNext
  )
    token.tag = 'pron';
  else if (
    /^(?:most|many|several|few|both|half|neither|another|any)$/.test(low) &&
    (next === 'be' || next === 'aux' || (next === 'prep' && after?.low === 'of'))
  )
    token.tag = 'pron';
  else if (low === 'no' && next !== 'open' && next !== 'num') token.tag = 'adv';
  else if (low === 'most' && after && isAdjective(after.low) && before?.tag === 'det')
    token.tag = 'adv';
  else if (
    low === 'one' &&
    (before?.tag === 'adj' || before?.tag === 'det' || before?.tag === 'poss')
  ) {
    token.tag =
      before?.low === 'the' &&
      next === 'open' &&
      after &&
      canBeNoun(after.low) &&
      !isVerbForm(after.low)
        ? 'num'
        : 'noun';
    token.lemma = 'one';
    token.plural = false;
  } else if (low === 'like') {
    if (before && (before.tag === 'pron' || before.low === "'d")) {
      token.tag = 'verb';
      token.lemma = 'like';
      token.form = 'base';
    }
  } else if (
    (low === 'before' ||
      low === 'after' ||
      low === 'since' ||
      low === 'until' ||
      low === 'as' ||
      low === 'once') &&
    kind === 'sub'
  ) {
    token.tag = hasSubjectAhead(tokens, at) ? 'sub' : 'prep';
    if (low === 'once' && token.tag === 'prep') token.tag = 'adv';
  } else if (low === 'so')
    token.tag =
      next === 'open' && after && isAdjective(after.low) && before?.low !== ',' ? 'adv' : 'sub';
  else if (low === 'first' && (!after || after.tag === 'punct')) token.tag = 'adv';
  else if (kind === 'prep' || kind === 'adv' || kind === 'and') {
    if (particles.has(low) && afterVerb && !nounNext)
      token.tag = !after || next !== 'open' ? 'part' : token.tag;
    if (low === 'about' && next === 'num') token.tag = 'adv';
    if (low === 'home' || low === 'half')
      token.tag =
        before && /^(?:det|poss|adj|prep)$/.test(before.tag) && low === 'home' ? 'noun' : kind;
  }
  if (
    particles.has(low) &&
    afterVerb &&
    (!after || after.tag === 'punct' || next === 'and' || next === 'to')
  )
    token.tag = 'part';
  if (
    low === 'half' &&
    (!after || after.tag === 'punct' || (before && /^(?:adj|det)$/.test(before.tag)))
  ) {
    token.tag = 'noun';
    token.lemma = 'half';
  }
}

const isVerbForm = (word: string) =>
  isBase(word) ||
  Boolean(baseOfThird(word)) ||
  Boolean(baseOfPast(word)) ||
  closed.get(word) === 'be' ||
  closed.get(word) === 'aux';

// A clause follows (`before you go`), and not a thing (`before noon`).
function hasSubjectAhead(tokens: readonly Token[], at: number): boolean {
  for (let ahead = at + 1; ahead < Math.min(tokens.length, at + 7); ahead++) {
    const token = tokens[ahead] as Token;
    if (token.tag === 'punct') return false;
    const kind = closed.get(token.low);
    if (ahead === at + 1 && kind === 'pron') return true;
    if (kind === 'be' || kind === 'aux') return true;
    if (kind === 'prep' || kind === 'and' || kind === 'sub') return false;
    if (ahead > at + 1 && !kind && (baseOfThird(token.low) || baseOfPast(token.low))) return true;
  }
  return false;
}
