import { isName } from '../subject/is-name.ts';
import type { Token } from '../text/tongue.ts';
import { closed, modals } from './closed-class.ts';
import { tagBehindNoun } from './tag-behind-noun.ts';
import { tagBehindBe, tagBehindSubject, tagBehindVerb } from './tag-behind-verb.ts';
import { tagOpening } from './tag-opening.ts';
import { withinPhrase } from './within-phrase.ts';
import { isParticle, nominal, participle, verb, wordAt } from './word-at.ts';
import { baseOfIng, baseOfPast, canBeNoun, isAdjective, isAdverb, isBase } from './word-forms.ts';

/** Tags a word of an open class by its forms and its neighbours. */
export function openClass(
  tokens: readonly Token[],
  at: number,
  names: ReadonlySet<string>,
  clauseVerb: Token | undefined,
): unknown {
  const word = wordAt(tokens, at, clauseVerb);
  const { token, low, before, back, after, next, objectNext, third, past, base, ing } = word;
  const capital = /^\p{Lu}/u.test(token.text);
  if (isName(tokens, at, names)) {
    token.tag = 'name';
    return;
  }
  const within = withinPhrase(tokens, at, clauseVerb);
  if (within) {
    token.tag = within;
    return;
  }
  // `Set of 3 razors`: what has an `of` behind it is a noun, where it can be one.
  if (before === undefined && after?.low === 'of' && canBeNoun(low) && !baseOfIng(low)) {
    token.tag = 'noun';
    return;
  }
  const opensSentence = before === undefined || /^["“„«‘(:.!?–—]$/.test(before.text);
  // `Marlow Borough Council`, `Peckham Rye`: capitals in a row at the beginning.
  if (
    capital &&
    opensSentence &&
    after &&
    /^\p{Lu}\p{Ll}/u.test(after.text) &&
    !closed.has(after.low) &&
    !isBase(low) &&
    !baseOfPast(low)
  ) {
    token.tag = 'name';
    return;
  }
  if (capital && at > 0 && !opensSentence && !isAdverb(low)) {
    token.tag = 'name';
    return;
  }
  if (isAdverb(low) && !(base && !low.endsWith('ly'))) {
    token.tag = 'adv';
    return;
  }
  if (before?.tag === 'to' || (before && modals.has(before.low))) {
    if (base) return verb(token, low, before.tag === 'to' ? 'infinitive' : 'base');
    if (before.tag !== 'to' && !canBeNoun(low)) return verb(token, low, 'base');
    if (before.tag === 'to') return nominal(token, after);
  }
  if (before && (before.tag === 'be' || /^(?:get|gets|got|getting)$/.test(before.low)))
    return tagBehindBe({ ...word, before });
  if (/^(?:have|has|had|'ve)$/.test(before?.low ?? '') && past && !objectNextIsNoun(next, low)) {
    participle(token, 'pp', past);
    return;
  }
  const afterSubject =
    before &&
    (before.tag === 'pron' ||
      before.tag === 'rel' ||
      (before.tag === 'wh' && before.low === 'who'));
  if (afterSubject) return tagBehindSubject({ ...word, before });
  // `Gravel flies up and chips a windscreen`: behind a noun stands neither a determiner nor an object.
  const isBehind =
    before?.tag === 'and' || (/^(?:noun|name|adv)$/.test(before?.tag ?? '') && !clauseVerb);
  if (third && isBehind && /^(?:det|poss|obj)$/.test(next)) return verb(token, third, 'third');
  const opens =
    before === undefined ||
    before.tag === 'punct' ||
    before.tag === 'and' ||
    before.tag === 'sub' ||
    before.low === 'then';
  if (opens) return tagOpening(word);
  if (
    before &&
    (before.tag === 'noun' ||
      before.tag === 'name' ||
      (before.tag === 'num' && (before.low === 'one' || tokens[back - 1]?.tag === 'prep')))
  )
    return tagBehindNoun({ ...word, before });
  if (before && /^(?:verb|ing|pp|part|obj)$/.test(before.tag))
    return tagBehindVerb({ ...word, before });
  if (
    before &&
    (before.tag === 'prep' || before.tag === 'aux') &&
    ing &&
    (objectNext || next === 'prep' || next === 'to' || (isParticle(after) && next !== 'open'))
  ) {
    participle(token, 'ing', ing);
    return;
  }
  if (before?.tag === 'adj' && (third || base) && isAdjective(before.low) && !canBeNoun(low))
    return verb(token, third ?? low, third ? 'third' : 'base');
  if (past && before?.tag === 'adj' && next !== 'open' && !canBeNoun(low)) {
    participle(token, 'pp', past);
    return;
  }
  nominal(token, after);
  // `Picks the remote up`, `a remote with its back off`: an article has a noun.
  if (before?.tag === 'det' && token.tag === 'adj' && /^(?:prep|part|adv|end|punct)$/.test(next))
    token.tag = 'noun';
}

const objectNextIsNoun = (next: string, low: string) => next === 'open' && isAdjective(low);
