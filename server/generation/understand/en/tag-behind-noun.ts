import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Token } from '../text/tongue.ts';
import { closed } from './closed-class.ts';
import { subjectBefore } from './subject-before.ts';
import { type Behind, nominal, participle, verb } from './word-at.ts';
import {
  baseOfIng,
  baseOfPast,
  isAdjective,
  isAdverb,
  isListed,
  isOnlyVerb,
  isStrongPast,
  singularOf,
} from './word-forms.ts';

/** A word behind a noun, which may be its verb. */
export function tagBehindNoun(word: Behind): unknown {
  const {
    token,
    tokens,
    at,
    low,
    before,
    back,
    after,
    next,
    objectNext,
    third,
    past,
    ing,
    base,
    clauseVerb,
  } = word;
  // `Bike light.`: what could be said of a noun is one, where a line ends with it and has no verb.
  if (
    isAdjective(low) &&
    (next === 'end' || after?.text === '.') &&
    tokens.slice(0, at).every(({ tag }) => /^(?:noun|det|adj)$/.test(tag)) &&
    lookUpNoun(low, 'en')
  )
    return nominal(token, after);
  // `A deck of 52 cards`: a number behind `of` counts the noun after it.
  if (
    before.tag === 'num' &&
    before.low !== 'one' &&
    third &&
    tokens[back - 1]?.low === 'of' &&
    tokens[back - 2]?.tag === 'noun'
  )
    return nominal(token, after);
  const subject = subjectBefore(tokens, back);
  if (third && subject.singular && !(subject.bare && before.tag === 'noun') && !subject.afterPrep)
    return verb(token, third, 'third');
  // `Slug touches it`, `Bill gets seasick`: a noun has no object, and some verbs are no nouns.
  const before1 = tokens[subject.start - 1];
  const startsClause = !before1 || /^(?:punct|and)$/.test(before1.tag);
  if (
    third &&
    subject.singular &&
    startsClause &&
    (/^(?:obj|pron)$/.test(next) || isOnlyVerb(third))
  )
    return verb(token, third, 'third');
  // `Inez in grey coveralls kneels on the floor`, `the bloke stays in the cab`: of somebody it is said what they do.
  const isSomeone = /^(?:person|serving|office)$/.test(lookUpNoun(before.low, 'en')?.class ?? '');
  if (
    third &&
    !clauseVerb &&
    (isOnlyVerb(third) || (isSomeone && /^(?:prep|det|num|poss|obj)$/.test(next)))
  )
    return verb(token, third, 'third');
  // `A woman and a man sit in a kitchen`: two of them are many.
  const joined = tokens.slice(0, subject.start).findLast(({ tag }) => tag !== 'adj');
  if (base && isSomeone && !clauseVerb && joined?.low === 'and' && next !== 'open')
    return verb(token, low, 'plural');
  if (base && !clauseVerb && after && /^(?:it|them|him|us|me)$/.test(after.low))
    return verb(token, low, 'plural');
  if (past && isStrongPast(low) && next !== 'end') return verb(token, past, 'past');
  if (
    base &&
    subject.plural &&
    !subject.afterPrep &&
    (next !== 'open' || particlesOrPast(after)) &&
    !/^(?:more|most|less)$/.test(low)
  )
    return verb(token, low, 'plural');
  if (
    base &&
    subject.plural &&
    !subject.afterPrep &&
    next === 'open' &&
    (isOnlyVerb(low) || (after && singularOf(after.low).plural))
  )
    return verb(token, low, 'plural');
  // `The rain deserves better`, `the jack wieghs 3 kilo`: no dictionary knows it, and it stands where a verb does.
  if (
    !third &&
    /[^s]s$/.test(low) &&
    subject.singular &&
    !subject.bare &&
    (/^(?:num|money|det|poss|obj|pron)$/.test(next) || (after && isAdverb(after.low))) &&
    !isListed(low)
  )
    return verb(token, low.slice(0, -1), 'third');
  if (base && subject.help) return verb(token, low, 'infinitive');
  // `hand forged hooks`: done by or with what stands before it.
  if (
    past &&
    subject.bare &&
    before.tag === 'noun' &&
    next === 'open' &&
    after &&
    !isAdverb(after.low) &&
    singularOf(after.low).plural
  )
    return nominal(token, after);
  if (past) {
    // A word with a capital that no dictionary has is somebody.
    const isSomebody = /^\p{Lu}/u.test(before.text) && !lookUpNoun(before.low, 'en');
    const finite =
      (subject.singular || subject.plural) && (!subject.bare || isSomebody) && !subject.afterPrep;
    if ((finite || subject.plural) && after && baseOfIng(after.low) && !isAdjective(after.low))
      return verb(token, past, 'past');
    if (finite && objectNext && low !== 'left') return verb(token, past, 'past');
    if (finite && !laterVerb(tokens, at) && low !== 'left' && before.tag === 'name')
      return verb(token, past, 'past');
    if (
      finite &&
      !laterVerb(tokens, at) &&
      /^(?:det)$/.test(tokens[subject.start]?.tag ?? '') &&
      /^(?:the)$/.test(tokens[subject.start]?.low ?? '') &&
      low !== 'left'
    )
      return verb(token, past, 'past');
    participle(token, 'pp', past);
    return;
  }
  if (ing) {
    participle(token, 'ing', ing);
    return;
  }
  // `hand warmer`: behind a noun that nothing determines it is who or what does it.
  if (isAdjective(low) && next !== 'open' && !(low.endsWith('er') && subject.bare)) {
    token.tag = 'adj';
    return;
  }
  nominal(token, after);
  if (low.endsWith('er') && subject.bare && next !== 'open') token.tag = 'noun';
  return;
}

const particlesOrPast = (token: Token | undefined) =>
  token !== undefined && (isAdverb(token.low) || Boolean(baseOfPast(token.low)));
// Whether another finite verb stands in the same clause.
function laterVerb(tokens: readonly Token[], at: number): boolean {
  for (let ahead = at + 1; ahead < Math.min(tokens.length, at + 14); ahead++) {
    const token = tokens[ahead] as Token;
    if (token.tag === 'punct') return false;
    const kind = closed.get(token.low);
    if (kind === 'be' || kind === 'aux') return true;
    if (kind === 'sub' || kind === 'rel' || kind === 'and') return false;
  }
  return false;
}
