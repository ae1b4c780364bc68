// The German tongue.
import { lowerFirst, spanOf } from '../text/spans.ts';
import type { Pointing, Tongue } from '../text/tongue.ts';
import { inCase } from './in-case.ts';
import { lists } from './lists.ts';
import { genderOf } from './noun-forms.ts';
import { phraseAt } from './phrase-at.ts';
import { readOrder } from './read-order.ts';
import { seeDeed } from './see-deed.ts';
import { tagGerman } from './tag-german.ts';
import { thirdOf } from './verbs.ts';

const points: [string, Pointing][] = [
  ['er', { plural: false, gender: 'm' }],
  ['sie', { plural: false, gender: 'f' }],
  ['es', { plural: false, gender: 'n' }],
];

export const german: Tongue = {
  language: 'de',
  lists,
  tag: (text, names) => tagGerman(text, names),
  phraseAt,
  // What stands before the verb need not be its subject.
  dropsSubject: true,
  grammar(tokens, phrase) {
    const noun = tokens[phrase.head];
    const gender = genderOf(tokens, phrase.head);
    return {
      lemma: noun?.lemma ?? noun?.text ?? '',
      plural: phrase.plural,
      ...(gender ? { gender } : {}),
      ...(lists.materials.has(noun?.low ?? '') ? { mass: true } : {}),
    };
  },
  third: (token) => (token.lemma ? thirdOf(token.lemma) : undefined),
  withArticle(text, tokens, phrase, definite, known) {
    let { start } = phrase;
    while (start < phrase.head && /^(?:det|poss)$/.test(tokens[start]?.tag ?? '')) start++;
    const opener = tokens[start];
    const body =
      opener?.tag === 'adj'
        ? lowerFirst(opener, spanOf(text, tokens, start, phrase.end))
        : spanOf(text, tokens, start, phrase.end);
    if (definite) {
      if (phrase.plural) return `die ${body}`;
      const gender = genderOf(tokens, phrase.head) ?? known;
      const article = gender === 'm' ? 'der' : gender === 'f' ? 'die' : gender === 'n' ? 'das' : '';
      if (!article) return '';
      // After `der` an adjective is weak.
      return opener?.tag === 'adj'
        ? `${article} ${body.replace(/^(\p{Ll}+e)[rs](?=\s)/u, '$1')}`
        : `${article} ${body}`;
    }
    return inCase({ tokens, text }, { ...phrase, start }, phrase.end, 'nominative') ?? body;
  },
  presents: 'Das ist',
  points: { subject: new Map(points), object: new Map<string, Pointing>() },
  seen: seeDeed,
  order: (typed) => readOrder(typed),
  plainCall(userType, head, familiar) {
    if (userType === 'trailer')
      return /spiel/i.test(head)
        ? 'Jetzt spielen'
        : /buch|roman/i.test(head)
          ? 'Jetzt lesen'
          : 'Jetzt ansehen';
    return familiar
      ? {
          business: 'Komm vorbei',
          brand: 'Achte auf den Namen',
          infomercial: 'Jetzt bestellen',
          government: 'Fang heute an',
          creator: 'Folge uns',
        }[userType]
      : {
          business: 'Kommen Sie vorbei',
          brand: 'Achten Sie auf den Namen',
          infomercial: 'Jetzt bestellen',
          government: 'Fangen Sie heute an',
          creator: 'Folgen Sie uns',
        }[userType];
  },
};
