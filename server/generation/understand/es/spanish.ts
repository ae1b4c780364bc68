// The Spanish tongue.
import { phraseAt } from '../romance/phrase-at.ts';
import { type DeedWords, seeDeed } from '../romance/see-deed.ts';
import { lowerFirst, spanOf } from '../text/spans.ts';
import type { Grammar, NounPhrase, Pointing, Token, Tongue } from '../text/tongue.ts';
import { lists } from './lists.ts';
import { genderOf, singularOf } from './noun-forms.ts';
import { readOrder } from './read-order.ts';
import { tagSpanish } from './tag-spanish.ts';
import { thirdOf, thirdPluralOf } from './verbs.ts';

function genderIn(tokens: readonly Token[], phrase: NounPhrase): 'm' | 'f' | undefined {
  for (let at = phrase.start; at < phrase.head; at++) {
    const low = tokens[at]?.low ?? '';
    if (/^(?:una|la|las|unas|esta|nuestra|otra|toda|cada_)$/.test(low)) return 'f';
    if (/^(?:los|unos|este|nuestro|otro|todo)$/.test(low)) return 'm';
    if (/^(?:un|el)$/.test(low) && !/^h?[aá]/.test(tokens[phrase.head]?.low ?? '')) return 'm';
  }
  return genderOf(tokens[phrase.head]?.lemma ?? '');
}

function grammar(tokens: readonly Token[], phrase: NounPhrase): Grammar {
  const noun = tokens[phrase.head];
  const single = singularOf(noun?.low ?? '');
  const gender = genderIn(tokens, phrase);
  return {
    lemma: noun?.lemma ?? single.lemma,
    plural: phrase.plural,
    ...(gender ? { gender } : {}),
  };
}

function article(
  tokens: readonly Token[],
  phrase: NounPhrase,
  definite: boolean,
  known?: 'm' | 'f' | 'n',
): string | undefined {
  const gender = known ?? genderIn(tokens, phrase);
  if (!gender) return undefined;
  const stressed = /^(?:agua|arma|aula|hacha|alma|ave|área|hambre|arpa)$/.test(
    tokens[phrase.head]?.low ?? '',
  );
  if (definite)
    return phrase.plural
      ? gender === 'f'
        ? 'las'
        : 'los'
      : gender === 'f' && !stressed
        ? 'la'
        : 'el';
  return phrase.plural ? '' : gender === 'f' && !stressed ? 'una' : 'un';
}

const deedWords: DeedWords = {
  lists,
  third: thirdOf,
  thirdPlural: thirdPluralOf,
  article: (poss) =>
    /^(?:tu|mi|su|nuestro)$/.test(poss.low)
      ? poss.low === 'nuestro'
        ? 'el'
        : poss.low === 'su'
          ? 'su'
          : undefined
      : poss.low === 'nuestra'
        ? 'la'
        : poss.low === 'nuestros'
          ? 'los'
          : poss.low === 'nuestras'
            ? 'las'
            : undefined,
  addressed: new Set(['te', 'nos', 'os', 'me', 'usted', 'tú', 'ti']),
};

const singular: Pointing = { plural: false };
const plural: Pointing = { plural: true };

export const spanish: Tongue = {
  language: 'es',
  lists,
  tag: tagSpanish,
  phraseAt,
  dropsSubject: true,
  grammar,
  third: (token) => (token.lemma ? thirdOf(token.lemma) : undefined),
  withArticle(text, tokens, phrase, definite, known) {
    let { start } = phrase;
    while (start < phrase.head && /^(?:det|poss)$/.test(tokens[start]?.tag ?? '')) start++;
    const body = lowerFirst(tokens[start], spanOf(text, tokens, start, phrase.end));
    if (!definite && /^(?:el|la|los|las)$/.test(tokens[phrase.start]?.low ?? ''))
      return `${tokens[phrase.start]?.low} ${body}`;
    const said = article(tokens, phrase, definite, known);
    if (definite && !said) return '';
    return said ? `${said} ${body}` : body;
  },
  presents: 'Esto es',
  points: {
    subject: new Map([
      ['él', { ...singular, gender: 'm' as const }],
      ['ella', { ...singular, gender: 'f' as const }],
      ['ellos', plural],
    ]),
    object: new Map<string, Pointing>(),
  },
  seen: (piece, at, resolve) => seeDeed(deedWords, piece, at, resolve),
  order: readOrder,
  plainCall(userType, head, familiar) {
    if (userType === 'trailer')
      return /juego/.test(head)
        ? familiar
          ? 'Juega'
          : 'Juegue'
        : /libro|novela/.test(head)
          ? familiar
            ? 'Léelo'
            : 'Léalo'
          : familiar
            ? 'No te la pierdas'
            : 'No se la pierda';
    return familiar
      ? {
          business: 'Ven a verlo',
          brand: 'Búscalo por su nombre',
          infomercial: 'Pide el tuyo',
          government: 'Empieza hoy',
          creator: 'Síguenos',
        }[userType]
      : {
          business: 'Venga a verlo',
          brand: 'Búsquelo por su nombre',
          infomercial: 'Pida el suyo',
          government: 'Empiece hoy',
          creator: 'Síganos',
        }[userType];
  },
};
