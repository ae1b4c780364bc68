// German words of open classes: at the beginning, in small letters, and nouns that were typed small.

import { germanParts } from '../lexicon/german-parts.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Token } from '../text/tongue.ts';
import { attribute, closed, endsClause, markVerb, participle, subjectWord } from './clause.ts';
import { lists } from './lists.ts';
import { firstForm, verbForm } from './verbs.ts';

/** A word with a capital at the beginning. */
export function tagFirst(tokens: readonly Token[], at: number, isSmall: boolean): void {
  const token = tokens[at] as Token;
  const { low } = token;
  const after = tokens[at + 1];
  const verb = verbForm(low);
  const orders =
    after?.text === 'Sie' ||
    (verb?.known &&
      verb.form === 'i' &&
      closed.get(after?.low ?? '') !== undefined &&
      closed.get(after?.low ?? '') !== 'and');
  if (verb && orders) markVerb(token, verb.lemma, 'order');
  else if (
    verb?.known &&
    verb.form === 'third' &&
    after &&
    /^(?:det|poss|prep|obj|num|adv|pron|neg)$/.test(closed.get(after.low) ?? after.tag)
  )
    markVerb(token, verb.lemma, 'third');
  else if (
    (participle.test(low) &&
      (!after || closed.has(after.low) || after.tag === 'punct') &&
      !/^(?:gebäck|gerät|gericht|gesicht|gewicht|gesundheit)/.test(low) &&
      /(?:t|en)$/.test(low) &&
      low.startsWith('ge')) ||
    (participle.test(low) && closed.get(after?.low ?? '') === 'be')
  )
    token.tag = 'pp';
  else if (
    attribute.test(low) &&
    after &&
    (/^\p{Lu}/u.test(after.text) || (isSmall && isKnown(after.low))) &&
    !/(?:ung|heit|keit|schaft|ion)en$/.test(low)
  )
    token.tag = 'adj';
  else if (
    after &&
    (closed.get(after.low) === 'be' || closed.get(after.low) === 'aux') &&
    low.length < 9 &&
    attribute.test(low) === false &&
    !/^\p{Lu}\p{Ll}+$/u.test(token.text)
  )
    token.tag = 'adv';
  else token.tag = 'noun';
}

/** A word in small letters. */
export function tagSmall(
  tokens: readonly Token[],
  at: number,
  finite: boolean,
  subordinate: boolean,
): unknown {
  const token = tokens[at] as Token;
  const { low } = token;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const nounAhead = after !== undefined && /^\p{Lu}/u.test(after.text) && after.tag !== 'punct';
  const adjectiveAhead =
    after !== undefined &&
    !closed.has(after.low) &&
    attribute.test(after.low) &&
    /^\p{Lu}/u.test(tokens[at + 2]?.text ?? '');
  if (
    /^(?:det|poss|prep|num|adj)$/.test(before?.tag ?? '') &&
    (nounAhead || adjectiveAhead) &&
    attribute.test(low)
  ) {
    token.tag = 'adj';
    return;
  }
  const verb = verbForm(low) ?? myForm(tokens, at);
  const pronBefore = before?.tag === 'pron';
  const pronAfter = closed.get(after?.low ?? '') === 'pron' || after?.text === 'Sie';
  if (verb && !finite) {
    const { form, lemma, known } = verb;
    if (!known && /^(?:num|money|adv|adj)$/.test(before?.tag ?? '') && !pronAfter && !subordinate) {
      token.tag = attribute.test(low) && nounAhead ? 'adj' : 'adv';
      return;
    }
    const hasSubject =
      pronBefore ||
      pronAfter ||
      /^(?:noun|name|adv|rel|part|adj|num|money|pp)$/.test(before?.tag ?? '') ||
      subordinate ||
      before?.tag === 'obj' ||
      before?.tag === 'neg';
    // `Grundriss schicken`: an infinitive without a subject ends the clause.
    const plainEnd =
      endsClause(after) &&
      form === 'we' &&
      !subordinate &&
      !pronBefore &&
      !/^(?:wir|sie|Sie)$/.test(subjectWord(tokens, at));
    if (plainEnd) return markVerb(token, lemma, 'infinitive');
    if (
      hasSubject &&
      !(attribute.test(low) && nounAhead && !known && !pronBefore) &&
      !(participle.test(low) && endsClause(after) && !subordinate && !known)
    ) {
      const subject = subjectWord(tokens, at);
      const actual =
        form === 'we' ? (subject === 'wir' ? 'we' : subject === 'Sie' ? 'you' : 'plural') : form;
      return markVerb(token, lemma, actual);
    }
    if (before === undefined && known)
      return markVerb(token, lemma, form === 'we' ? 'infinitive' : form);
    if (
      /^(?:and|punct)$/.test(before?.tag ?? '') &&
      known &&
      (form === 'third' || form === 'we' || form === 'you' || form === 'i')
    )
      return markVerb(
        token,
        lemma,
        form === 'we' ? (endsClause(after) ? 'infinitive' : 'plural') : form,
      );
  }
  if (finite && verb?.form === 'we' && endsClause(after) && !participle.test(low))
    return markVerb(token, verb.lemma, 'infinitive');
  if (participle.test(low) && !(attribute.test(low) && nounAhead && !/t$/.test(low))) {
    token.tag = 'pp';
    token.lemma = low;
    return;
  }
  if (before?.tag === 'to' && low.endsWith('n')) return markVerb(token, low, 'infinitive');
  token.tag = attribute.test(low) && (nounAhead || adjectiveAhead) ? 'adj' : 'adv';
}

const isKnown = (low: string) =>
  low.length > 2 &&
  !closed.has(low) &&
  (lookUpNoun(low, 'de') !== undefined ||
    lists.people.has(low) ||
    (low.length > 7 && germanParts(low).length > 0));

// A noun in small letters: behind what leads one, and at the head of what is named.
export function isNounTyped(tokens: readonly Token[], at: number, isSmall: boolean): boolean {
  const before = tokens[at - 1];
  const { low } = tokens[at] as Token;
  // `Bettfedern reinigung`: a compound written apart.
  if (!isSmall)
    return before?.tag === 'noun' && /(?:ung|heit|keit|schaft)$/.test(low) && isKnown(low);
  // `Den schulflur.`: behind an article stands a noun, and what it is of does not follow.
  const after = tokens[at + 1];
  const isHead =
    !after || after.tag === 'punct' || /^(?:prep|and|be|aux)$/.test(closed.get(after.low) ?? '');
  if (/^(?:det|poss)$/.test(before?.tag ?? '') && isHead && low.length > 3) return true;
  return (
    (low.length > 3 || /^(?:det|poss|adj|prep|num)$/.test(before?.tag ?? '')) &&
    (before === undefined || /^(?:det|poss|prep|num|adj|and|punct|verb|noun)$/.test(before.tag)) &&
    isKnown(low)
  );
}

// `Ich knie, schalt die Pumpe ein und halt das Ohr dran`: who writes as they speak leaves the ending of the first person off.
function myForm(tokens: readonly Token[], at: number): ReturnType<typeof verbForm> {
  const before = tokens[at - 1];
  const isMine =
    before?.low === 'ich' ||
    (/^(?:and|punct)$/.test(before?.tag ?? '') &&
      tokens.slice(0, at).some(({ low, tag }) => low === 'ich' && tag === 'pron'));
  return isMine ? firstForm(tokens[at]?.low ?? '') : undefined;
}
