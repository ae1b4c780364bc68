// Parts of speech of an English sentence in one pass: what a word can be, and what stands before and after it.

import { cutTokens } from '../text/cut-tokens.ts';
import { isConjugated } from '../text/segments.ts';
import type { Token } from '../text/tongue.ts';
import { askForVerb } from './ask-for-verb.ts';
import { closed } from './closed-class.ts';
import { closedClass } from './tag-closed.ts';
import { openClass } from './tag-open.ts';
import { verb } from './word-at.ts';
import { isBase, singularOf } from './word-forms.ts';

const contraction = /^(.+?)(n't|'(?:s|re|ve|ll|d|m))$/;

/** `it's` is two words to grammar; both keep their place in the text. */
function split(token: Token): Token[] {
  const parts = token.tag === 'other' ? contraction.exec(token.low) : null;
  if (!parts) return [token];
  const cut = token.end - (parts[2] ?? '').length;
  const at = cut - token.start;
  const first = parts[1] === 'ca' ? 'can' : parts[1] === 'wo' ? 'will' : (parts[1] ?? '');
  return [
    { ...token, text: token.text.slice(0, at), low: first, end: cut },
    { ...token, text: token.text.slice(at), low: parts[2] ?? '', start: cut },
  ];
}

/** The words of a sentence with their parts of speech. `names` are lower case: the product's, people's. */
export function tagEnglish(text: string, names: ReadonlySet<string>, isOrder = false): Token[] {
  const tokens = cutTokens(text).flatMap(split);
  let clauseVerb: Token | undefined;
  const opening = tokens.findIndex((one) => one.tag !== 'punct');
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    if (token.tag === 'punct') continue;
    if (isOrder && at === opening && isBase(token.low) && !closed.has(token.low))
      verb(token, token.low, 'order');
    if (token.tag === 'other') {
      const kind = closed.get(token.low);
      if (kind) closedClass(token, kind, before, after, tokens, at);
      else openClass(tokens, at, names, clauseVerb);
    }
    if (token.tag === 'noun' && !token.lemma) Object.assign(token, singularOf(token.text));
    if (token.tag === 'name') {
      token.lemma ??= token.text;
      token.plural ??= false;
    }
    if (token.tag === 'verb' || token.tag === 'be' || token.tag === 'aux') clauseVerb = token;
  }
  interrupted(tokens);
  if (!tokens.some(isConjugated)) askForVerb(text, tokens);
  return tokens;
}

// `Six ringers, the oldest 86, spent a summer …`: without another verb the participle is the verb.
function interrupted(tokens: readonly Token[]): void {
  if (tokens.some((one) => isConjugated(one))) return;
  const at = tokens.findIndex(
    (one, index) =>
      index > 1 &&
      one.tag === 'pp' &&
      tokens[index - 1]?.text === ',' &&
      /^(?:det|num|poss|money|name|pron)$/.test(tokens[index + 1]?.tag ?? ''),
  );
  const token = tokens[at];
  if (token) {
    token.tag = 'verb';
    token.form = 'past';
  }
}
