// Where a German clause ends, and what its words are known by.

import { closedWords } from '../lexicon/closed-words.ts';
import type { Token } from '../text/tongue.ts';
import { verbForm } from './verbs.ts';

export const closed = closedWords('de');
export const attribute = /(?:e|er|es|en|em)$/;
export const participle =
  /^(?:(?:\p{L}{2,5})?ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer)\p{L}{3,}(?:t|en)|\p{L}{3,}iert)$/u;

export const endsClause = (token: Token | undefined) =>
  token === undefined || token.tag === 'punct' || /^(?:und|oder|aber)$/.test(token.low);

export function capitalAfterAdjectives(tokens: readonly Token[], at: number): boolean {
  let here = at;
  while (
    here - at < 3 &&
    tokens[here] &&
    attribute.test(tokens[here]?.low ?? '') &&
    !/^\p{Lu}/u.test(tokens[here]?.text ?? '') &&
    !closed.has(tokens[here]?.low ?? '')
  )
    here++;
  return /^\p{Lu}/u.test(tokens[here]?.text ?? '');
}

// The clause that begins here has its verb at the end.
export function endsInVerb(tokens: readonly Token[], at: number): boolean {
  let end = at + 1;
  while (end < tokens.length && end - at < 24 && tokens[end]?.tag !== 'punct') end++;
  const last = tokens[end - 1];
  return (
    last !== undefined &&
    !/^\p{Lu}/u.test(last.text) &&
    (closed.get(last.low) === 'be' ||
      closed.get(last.low) === 'aux' ||
      verbForm(last.low) !== undefined)
  );
}

export function markVerb(token: Token, lemma: string, form: Token['form']): void {
  token.tag = 'verb';
  token.lemma = lemma;
  token.form = form;
}

// The pronoun that is the subject of the verb at a place, as typed.
export function subjectWord(tokens: readonly Token[], at: number): string {
  for (let here = at - 1; here >= Math.max(0, at - 8); here--) {
    const token = tokens[here] as Token;
    if (token.tag === 'pron') return token.low === 'sie' ? token.text : token.low;
    if (token.tag === 'punct') break;
  }
  const next = tokens[at + 1];
  return next && closed.get(next.low) === 'pron' ? (next.low === 'sie' ? next.text : next.low) : '';
}
