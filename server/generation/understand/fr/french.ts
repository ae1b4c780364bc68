// The French tongue.
import { phraseAt } from '../romance/phrase-at.ts';
import { type DeedWords, seeDeed } from '../romance/see-deed.ts';
import { lowerFirst, spanOf } from '../text/spans.ts';
import type { NounPhrase, Pointing, Token, Tongue } from '../text/tongue.ts';
import { lists } from './lists.ts';
import { genderOf, singularOf } from './noun-forms.ts';
import { readOrder } from './read-order.ts';
import { tagFrench } from './tag-french.ts';
import { thirdOf, thirdPluralOf } from './verbs.ts';

function genderIn(tokens: readonly Token[], phrase: NounPhrase): 'm' | 'f' | undefined {
  for (let at = phrase.start; at < phrase.head; at++) {
    const low = tokens[at]?.low ?? '';
    if (/^(?:une|la|cette|toute|aucune|certaine)$/.test(low)) return 'f';
    if (/^(?:un|le|ce|cet|tout|aucun)$/.test(low)) return 'm';
  }
  return genderOf(tokens[phrase.head]?.lemma ?? '');
}

const vowel = /^(?:[aeiouyàâéèêëîïôûœæ]|h(?=[éeuioaô]))/i;
const aspirated =
  /^(?:hache|haie|haricot|hasard|haut|héros|hibou|homard|honte|housse|hublot|huit|hérisson|hêtre|halle|hangar|hamac|handicap)/i;
const elides = (word: string) => vowel.test(word) && !aspirated.test(word);

function withArticle(
  tokens: readonly Token[],
  phrase: NounPhrase,
  body: string,
  definite: boolean,
  known?: 'm' | 'f' | 'n',
): string | undefined {
  if (phrase.plural) return `${definite ? 'les' : 'des'} ${body}`;
  if (definite && elides(body)) return `l’${body}`;
  const gender = known ?? genderIn(tokens, phrase);
  if (!gender) return undefined;
  return `${definite ? (gender === 'f' ? 'la' : 'le') : gender === 'f' ? 'une' : 'un'} ${body}`;
}

const deedWords: DeedWords = {
  lists,
  third: thirdOf,
  thirdPlural: thirdPluralOf,
  article: (poss) => (/^(?:vos|nos|tes)$/.test(poss.low) ? 'les' : undefined),
  addressed: new Set(['nous', 'vous', 'me', 'te', "m'", "t'", 'moi', 'toi']),
};

const m: Pointing = { plural: false, gender: 'm' };
const f: Pointing = { plural: false, gender: 'f' };

export const french: Tongue = {
  language: 'fr',
  lists,
  tag: tagFrench,
  phraseAt,
  grammar(tokens, phrase) {
    const noun = tokens[phrase.head];
    const gender = genderIn(tokens, phrase);
    return {
      lemma: noun?.lemma ?? singularOf(noun?.low ?? '').lemma,
      plural: phrase.plural,
      ...(gender ? { gender } : {}),
    };
  },
  third: (token) => (token.lemma ? thirdOf(token.lemma) : undefined),
  withArticle(text, tokens, phrase, definite, known) {
    let { start } = phrase;
    while (start < phrase.head && /^(?:det|poss)$/.test(tokens[start]?.tag ?? '')) start++;
    const body = lowerFirst(tokens[start], spanOf(text, tokens, start, phrase.end));
    const typed = tokens[phrase.start]?.low ?? '';
    if (!definite && /^(?:le|la|les)$/.test(typed)) return `${typed} ${body}`;
    if (!definite && typed === "l'") return `l’${body}`;
    if (!definite && tokens[start]?.tag === 'num') return body;
    return withArticle(tokens, phrase, body, definite, known) ?? (definite ? '' : body);
  },
  presents: 'Voici',
  points: {
    subject: new Map([
      ['il', m],
      ['elle', f],
      ['ils', { plural: true }],
      ['elles', { plural: true, gender: 'f' as const }],
    ]),
    object: new Map<string, Pointing>(),
  },
  seen: (piece, at, resolve) => seeDeed(deedWords, piece, at, resolve),
  order: readOrder,
  plainCall(userType, head, familiar) {
    if (userType === 'trailer')
      return /jeu/.test(head)
        ? familiar
          ? 'Joue'
          : 'Jouez'
        : /livre|roman/.test(head)
          ? familiar
            ? 'Lis-le'
            : 'Lisez-le'
          : familiar
            ? 'Va le voir'
            : 'Allez le voir';
    return familiar
      ? {
          business: 'Viens voir',
          brand: 'Cherche le nom',
          infomercial: 'Commande le tien',
          government: 'Commence aujourd’hui',
          creator: 'Suis-nous',
        }[userType]
      : {
          business: 'Venez voir',
          brand: 'Cherchez le nom',
          infomercial: 'Commandez le vôtre',
          government: 'Commencez aujourd’hui',
          creator: 'Suivez-nous',
        }[userType];
  },
};
