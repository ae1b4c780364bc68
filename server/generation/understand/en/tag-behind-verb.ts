import { type Behind, nominal, participle, verb } from './word-at.ts';
import { isAdjective, isBase, isOnlyVerb } from './word-forms.ts';

/** A word behind a pronoun that is a subject. */
export function tagBehindSubject(word: Behind): unknown {
  const { token, at, low, before, back, after, next, objectNext, third, past, base } = word;
  if (third) return verb(token, third, 'third');
  if (base && !(before.low === 'that' && !after)) return verb(token, low, 'base');
  if (past) return verb(token, past, 'past');
  if (isAdjective(low)) {
    token.tag = 'adj';
    return;
  }
  if (
    /^(?:i|you|we|they)$/.test(before.low) &&
    next !== 'end' &&
    (objectNext || next === 'prep' || (next === 'open' && back < at - 1)) &&
    !nounish.test(low)
  )
    return verb(token, low, 'base');
  if (
    /^(?:he|she|it|who|which|that)$/.test(before.low) &&
    low.endsWith('s') &&
    (objectNext || next === 'prep' || next === 'open' || next === 'end' || next === 'punct')
  )
    return verb(token, low.replace(/s$/, ''), 'third');
  return nominal(token, after);
}

const nounish = /(?:tion|ness|ment|ity|er|or|ist)s?$/;

/** A word behind `be` or `get`. */
export function tagBehindBe(word: Behind): unknown {
  const { token, low, before, after, next, past, ing } = word;
  if (ing) {
    participle(token, 'ing', ing);
    return;
  }
  if (past && !(isAdjective(low) && next === 'open')) {
    participle(token, 'pp', past);
    return;
  }
  nominal(token, after);
  if (
    token.tag === 'noun' &&
    next !== 'open' &&
    !/s$/.test(low) &&
    before?.tag === 'be' &&
    !/^\p{Lu}/u.test(token.text)
  )
    token.tag = 'adj';
  return;
}

/** A word behind a verb or its object. */
export function tagBehindVerb(word: Behind): unknown {
  const { token, low, before, after, next, objectNext, past, ing, base, clauseVerb } = word;
  if (
    base &&
    before.tag === 'obj' &&
    clauseVerb &&
    /^(?:let|make|help|see|hear|watch|have)$/.test(clauseVerb.lemma ?? '')
  )
    return verb(token, low, 'infinitive');
  if (
    base &&
    /^(?:let|help|come|go)$/.test(before.lemma ?? '') &&
    before.tag === 'verb' &&
    isBase(low) &&
    !isAdjective(low) &&
    (objectNext || isOnlyVerb(low))
  )
    return verb(token, low, 'infinitive');
  if (
    ing &&
    (before.tag === 'verb' || before.tag === 'pp' || before.tag === 'obj') &&
    next !== 'open'
  ) {
    participle(token, 'ing', ing);
    return;
  }
  if (past && next !== 'open' && before.tag !== 'ing') {
    participle(token, 'pp', past);
    return;
  }
  return nominal(token, after);
}
