// Parts of speech of a German sentence in one pass: capitals mark the nouns.

import { isName } from '../subject/is-name.ts';
import { cutTokens } from '../text/cut-tokens.ts';
import type { Token } from '../text/tongue.ts';
import { closed, endsClause } from './clause.ts';
import { isPlural, singularOf } from './noun-forms.ts';
import { opens, tagClosed } from './tag-closed.ts';
import { isNounTyped, tagFirst, tagSmall } from './tag-open.ts';
import { prefixes } from './verbs.ts';

/** The words of a sentence with their parts of speech. */
export function tagGerman(text: string, names: ReadonlySet<string>): Token[] {
  const tokens = cutTokens(text);
  // Who types no capital but the first types none for nouns.
  const isSmall = !tokens.some(
    ({ text: word, low }, at) =>
      at > 0 && /^\p{Lu}/u.test(word) && !names.has(low) && !names.has(`+${low}`),
  );
  let finite = false;
  let subordinate = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.tag === 'punct') {
      if (/^[,;:–—(]$/.test(token.text)) {
        finite = false;
        subordinate = false;
      }
      continue;
    }
    if (token.tag !== 'other') continue;
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    const low = token.low.replace(/(?<=\p{L}{3})'s$/u, '');
    token.low = low;
    const capital = /^\p{Lu}/u.test(token.text);
    const first = at === 0 || opens.test(before?.text ?? '');
    const kind = closed.get(low);
    if (isName(tokens, at, names)) token.tag = 'name';
    else if (token.text === 'Sie' && !first) token.tag = 'pron';
    else if (/^(?:Ihnen)$/.test(token.text)) token.tag = 'obj';
    else if (
      kind &&
      !(
        capital &&
        !first &&
        !/^(?:Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Du|Dein|Deine|Dich|Dir|Euch)$/.test(token.text)
      )
    ) {
      tagClosed(tokens, at, kind, finite);
      if (/^(?:sub|rel)$/.test(token.tag)) subordinate = true;
    } else if (prefixes.has(low) && endsClause(after)) token.tag = 'part';
    else if (capital && !first) token.tag = 'noun';
    else if (capital && first) tagFirst(tokens, at, isSmall);
    else {
      tagSmall(tokens, at, finite, subordinate);
      if (/^(?:adv|adj|pp)$/.test(token.tag) && isNounTyped(tokens, at, isSmall))
        token.tag = 'noun';
    }
    if (/^(?:be|aux)$/.test(token.tag) || (isVerb(token) && token.form !== 'infinitive'))
      finite = true;
    if (kind === 'and' && low !== 'sowie') finite = false;
    if (token.tag === 'noun') {
      token.lemma = singularOf(capitalised(token.text), tokens, at);
      token.plural = isPlural(tokens, at);
    }
    if (token.tag === 'name') token.lemma = token.text;
  }
  return tokens;
}

const isVerb = ({ tag }: Token) => tag === 'verb';
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
