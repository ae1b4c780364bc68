import { lookUpNoun, type Noun } from '../lexicon/look-up-noun.ts';
import type { Token } from '../text/tongue.ts';
import { closed, particles } from './closed-class.ts';
import { nominal, participle, verb, type WordAt } from './word-at.ts';
import {
  baseOfPast,
  baseOfThird,
  canBeNoun,
  isAdjective,
  isAdverb,
  isBase,
  isMass,
  isOnlyVerb,
  singularOf,
} from './word-forms.ts';

/** A word that begins a statement or a clause. */
export function tagOpening(word: WordAt): unknown {
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
  const particleNext = after !== undefined && particles.has(after.low);
  if (base && clauseVerb?.form !== 'third' && !isDoer(tokens, at)) {
    const toObject =
      objectNext ||
      next === 'to' ||
      (particleNext && next !== 'open') ||
      next === 'adv' ||
      (next === 'open' && after !== undefined && isAdverb(after.low)) ||
      (next === 'and' && before === undefined && isBase(tokens[at + 2]?.low ?? '')) ||
      next === 'wh' ||
      next === 'sub' ||
      next === 'neg';
    const alone = next === 'end' && tokens.length <= 2;
    const intransitive = (next === 'prep' || next === 'end' || next === 'punct') && isOnlyVerb(low);
    // `Garden compost` is a thing.
    const bareObject = next === 'open' && isOnlyVerb(low) && !isSeen(low, tokens, at);
    const looked =
      next === 'open' &&
      after &&
      before?.tag === 'and' &&
      clauseVerb !== undefined &&
      !isAdjective(low) &&
      clauseVerb.form !== undefined;
    if (toObject || alone || intransitive || bareObject || looked)
      if (
        !(isAdjective(low) && (next === 'num' || next === 'and')) &&
        !(next === 'num' && before?.tag !== 'and' && canBeNoun(low) && after?.text.match(/^\d/))
      )
        return verb(token, low, 'order');
    // `Head over to …`, `Come in`: followed by a preposition, after another order.
    if (
      next === 'prep' &&
      clauseVerb?.form &&
      /^(?:order|base)$/.test(clauseVerb.form) &&
      before?.tag === 'and'
    )
      return verb(token, low, 'order');
  }
  if (
    third &&
    clauseVerb?.form === 'third' &&
    before &&
    (objectNext || before.tag === 'and' || next === 'punct' || parallelAhead(tokens, at)) &&
    before.tag !== 'sub'
  )
    return verb(token, third, 'third');
  if (
    third &&
    before?.text === ',' &&
    after &&
    (particles.has(after.low) || objectNext) &&
    next !== 'num' &&
    next !== 'money'
  )
    return verb(token, third, 'third');
  if (
    third &&
    (before === undefined || /^[–—-]$/.test(before.text)) &&
    (/^(?:num|det|poss|obj|adv|to|money)$/.test(next) ||
      (after &&
        next === 'open' &&
        (isAdverb(after.low) || (isAdjective(after.low) && !canBeNoun(after.low)))) ||
      (next === 'prep' && (isOnlyVerb(third) || parallelAhead(tokens, at)))) &&
    !(next === 'money' || (next === 'num' && !isMeasured(tokens, at + 1)))
  )
    return verb(token, third, 'third');
  if (third && before === undefined && next === 'open' && isTaken(tokens, at))
    return verb(token, third, 'third');
  if (third && /^(?:never|always|only|also)$/.test(tokens[at - 1]?.low ?? '') && back < at - 1)
    return verb(token, third, 'third');
  if (ing && !isMassNounIng(low)) {
    participle(token, 'ing', ing);
    return;
  }
  // `Dara Quill, 19, left …`: behind a name and an age stands what they did.
  if (
    past &&
    before?.text === ',' &&
    tokens[at - 2]?.tag === 'num' &&
    tokens[at - 3]?.text === ',' &&
    tokens[at - 4]?.tag === 'name'
  )
    return verb(token, past, 'past');
  if (
    past &&
    !(next === 'open' && after && !isAdverb(after.low)) &&
    !(isAdjective(low) && !/ed$|en$|wn$|de$/.test(low))
  ) {
    if (clauseVerb?.form === 'past' && before?.tag === 'and') return verb(token, past, 'past');
    participle(token, 'pp', past);
    return;
  }
  return nominal(token, after);
}

// `Hook on the other end lifts the old stuff out`: a noun at the head of a sentence that has its verb later on.
function isDoer(tokens: readonly Token[], at: number): boolean {
  const { low } = tokens[at] as Token;
  if (at > 0 || !canBeNoun(low) || closed.get(tokens[1]?.low ?? '') !== 'prep') return false;
  for (let ahead = 3; ahead < Math.min(tokens.length - 1, 9); ahead++) {
    const one = tokens[ahead] as Token;
    const kind = closed.get(one.low);
    if (one.tag === 'punct' || /^(?:and|rel|sub|wh|pron)$/.test(kind ?? '')) return false;
    const third = kind ? undefined : baseOfThird(one.low);
    const taken = closed.get(tokens[ahead + 1]?.low ?? '') ?? '';
    if (third && (isOnlyVerb(third) || /^(?:det|poss|obj|adv)$/.test(taken))) return true;
  }
  return false;
}

const isDrawn = (noun: Noun | undefined) => noun?.ref !== undefined || noun?.class === 'venue';

// Something that can be seen, before one other word and nothing that begins another phrase.
const isSeen = (low: string, tokens: readonly Token[], at: number) =>
  isDrawn(lookUpNoun(low, 'en')) &&
  !singularOf(tokens[at + 1]?.low ?? '').plural &&
  !isAdverb(tokens[at + 1]?.low ?? '');

// `Stops draughts under doors`: many or much of something behind it, and nothing that they do.
function isTaken(tokens: readonly Token[], at: number): boolean {
  const { low } = tokens[at] as Token;
  const taken = tokens[at + 1]?.low ?? '';
  const then = tokens[at + 2];
  const { lemma, plural } = singularOf(taken);
  return (
    !pluralFirst.has(low) &&
    (plural || isMass(taken)) &&
    canBeNoun(taken) &&
    !isAdjective(taken) &&
    !baseOfPast(taken) &&
    !lookUpNoun(`${singularOf(low).lemma} ${lemma}`, 'en') &&
    (!then || then.tag === 'punct' || /^(?:prep|and|sub|to|adv)$/.test(closed.get(then.low) ?? ''))
  );
}

/** Plurals that stand in front of another noun. */
const pluralFirst = new Set(
  'sports sales goods clothes savings arms customs news games drinks parts accounts systems jobs gifts antiques toys works'.split(
    ' ',
  ),
);

// `20 minutes`, `up to six bottles`: an amount is taken by a verb, a bare number by a noun.
const isMeasured = (tokens: readonly Token[], at: number) =>
  tokens[at + 1] !== undefined && tokens[at + 1]?.tag === 'other';
// `weighs 220 g, runs for five hours and is quiet`: verbs in a row.
const parallelAhead = (tokens: readonly Token[], at: number) => {
  for (let ahead = at + 1; ahead < Math.min(tokens.length - 1, at + 10); ahead++)
    if (closed.get(tokens[ahead]?.low ?? '') === 'and') {
      const next = tokens[ahead + 1]?.low ?? '';
      return (
        closed.get(next) === 'be' || closed.get(next) === 'aux' || baseOfThird(next) !== undefined
      );
    }
  return false;
};

const isMassNounIng = (low: string) =>
  /^(?:building|painting|drawing|meeting|wedding|evening|morning|ceiling|training|housing|clothing|shipping|parking|coaching|spring|string|king|ring|plumbing|catering|bedding|flooring|roofing|fencing|lighting|heating|knitting|dining|sleeping|standing|sewing|walking|running|folding)$/.test(
    low,
  );
