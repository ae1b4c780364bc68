// The English tongue.

import { lowerFirst, spanOf } from '../text/spans.ts';
import type { Pointing, Tongue } from '../text/tongue.ts';
import { withApostrophes } from './apostrophes.ts';
import { lists } from './lists.ts';
import { phraseAt } from './phrase-at.ts';
import { readOrder } from './read-order.ts';
import { seeDeed } from './see-deed.ts';
import { articleOf } from './sound.ts';
import { tagEnglish } from './tag-english.ts';
import { isMass, singularOf, thirdOf } from './word-forms.ts';

const one: Pointing = { plural: false };
const many: Pointing = { plural: true };

export const english: Tongue = {
  language: 'en',
  lists,
  spelled: withApostrophes,
  tag: tagEnglish,
  phraseAt,
  grammar(tokens, phrase) {
    const noun = tokens[phrase.head];
    const { lemma, plural } = singularOf(noun?.text ?? '');
    return {
      lemma: noun?.lemma ?? lemma,
      plural: phrase.plural || plural,
      ...(isMass(lemma) ? { mass: true } : {}),
    };
  },
  third: (token) => (token.lemma ? thirdOf(token.lemma) : undefined),
  withArticle(text, tokens, phrase, definite) {
    let { start } = phrase;
    while (start < phrase.head && /^(?:det|poss)$/.test(tokens[start]?.tag ?? '')) start++;
    const body = lowerFirst(tokens[start], spanOf(text, tokens, start, phrase.end));
    if (definite) return `the ${body}`;
    const opener = tokens[phrase.start];
    if (opener?.low === 'the') return `the ${body}`;
    const noun = tokens[phrase.head];
    if (
      phrase.plural ||
      tokens[start]?.tag === 'num' ||
      noun?.tag === 'name' ||
      tokens.slice(start, phrase.end).some((one) => one.tag === 'name') ||
      isMass(noun?.lemma ?? '')
    )
      return body;
    return `${articleOf(body)} ${body}`;
  },
  presents: 'This is',
  points: {
    subject: new Map([
      ['it', one],
      ['they', many],
    ]),
    object: new Map([
      ['it', one],
      ['them', many],
    ]),
  },
  seen: seeDeed,
  order: readOrder,
  plainCall(userType, head) {
    if (userType === 'trailer')
      return /game/.test(head)
        ? 'Play it'
        : /book|novel|memoir/.test(head)
          ? 'Read it'
          : /podcast|radio|audio/.test(head)
            ? 'Listen'
            : 'Watch it';
    return {
      business: 'Come and see',
      brand: 'Look for the name',
      infomercial: 'Order yours',
      government: 'Start today',
      creator: 'Follow along',
    }[userType];
  },
};
