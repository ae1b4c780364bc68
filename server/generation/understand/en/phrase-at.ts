import type { NounPhrase, Token } from '../text/tongue.ts';
import { singularOf } from './word-forms.ts';

const inner = /^(?:num|money|adj|noun|name)$/;

/** The English noun phrase that begins at a token; undefined where none does. */
export function phraseAt(tokens: readonly Token[], at: number): NounPhrase | undefined {
  let here = at;
  let determined = false;
  while (tokens[here] && /^(?:det|poss)$/.test((tokens[here] as Token).tag) && here - at < 3) {
    determined = true;
    here++;
  }
  let head = -1;
  for (; here < tokens.length && here - at < 12; here++) {
    const token = tokens[here] as Token;
    if (token.tag === 'poss' && token.low === "'s" && head >= 0) {
      determined = true;
      continue;
    }
    if (
      token.tag === 'adv' &&
      inner.test(tokens[here + 1]?.tag ?? '') &&
      tokens[here + 1]?.tag === 'adj'
    )
      continue;
    if (token.tag === 'num' && head >= 0 && tokens[head]?.tag === 'name') continue;
    // `Every night 40 teenagers …`: another phrase begins.
    if (token.tag === 'num' && head >= 0 && tokens[head]?.low !== 'number') break;
    // `New one £11` says a price of a thing.
    if (token.tag === 'money' && here > at) break;
    // `small, dark, cheap rooms`
    if (
      token.text === ',' &&
      tokens[here - 1]?.tag === 'adj' &&
      here > at &&
      /^(?:adj|noun)$/.test(tokens[here + 1]?.tag ?? '')
    )
      continue;
    if (!inner.test(token.tag)) break;
    if (
      token.tag === 'noun' ||
      token.tag === 'name' ||
      token.tag === 'num' ||
      token.tag === 'money'
    )
      head = here;
    if (token.tag === 'num') determined = true;
  }
  if (head < 0) return undefined;
  const noun = tokens[head] as Token;
  const counted = tokens
    .slice(at, head)
    .some((one) => one.tag === 'num' && one.low !== 'one' && one.low !== '1');
  const plural =
    noun.tag === 'noun'
      ? (noun.plural ?? singularOf(noun.text).plural)
      : noun.tag === 'num' && counted;
  return { start: at, end: head + 1, head, plural: Boolean(plural), determined };
}
