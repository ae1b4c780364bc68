// Pronouns of people in a picture: who is meant is somebody named before them, there or in an earlier picture.
import type { Gender } from '#domain/wizard/options.ts';
import { genderWords, kinWords } from '../../illustrator/reading/looks-words.ts';
import { findFirst } from '../../illustrator/reading/stems.ts';
import type { Language } from '../../understand/subject-frame.ts';
import type { Token } from '../../understand/text/tongue.ts';
import { ofBody } from './found-in.ts';

/** `me` is whoever tells it, `us` they and somebody, `any` nobody who was there, `known` one who was, `one` whoever was cast or nobody. */
type Meant = 'female' | 'male' | 'many' | 'me' | 'us' | 'any' | 'known' | 'one';
export type Pointer = {
  meant: Meant;
  at: number;
  text: string;
  /** Something is done to them or beside them: it is not who does it. */
  isObject?: true;
  /** `Her hand`: what is hers is named, and so is she where nobody else is. */
  isOwner?: true;
};

const words: Record<Language, Record<string, Meant>> = {
  en: table({
    female: 'she her',
    male: 'he him',
    many: 'they both',
    me: 'i me',
    us: 'we us',
    any: 'somebody someone everybody everyone anybody anyone',
  }),
  de: table({
    female: 'sie',
    male: 'er',
    many: 'beide beiden',
    me: 'ich mich mir',
    us: 'wir uns',
    any: 'jemand',
    one: 'man',
  }),
  es: table({
    female: 'ella',
    male: 'él',
    many: 'ellos ellas ambos ambas',
    me: 'yo me mí',
    us: 'nosotros nosotras',
    any: 'alguien',
  }),
  fr: table({
    female: 'elle',
    male: 'il lui',
    many: 'ils elles',
    me: 'je moi me',
    us: 'nous',
    one: 'on',
    any: "quelqu'un",
  }),
};

function table(
  all: Record<Exclude<Meant, 'known' | 'one'>, string> & { one?: string },
): Record<string, Meant> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([meant, list]) =>
      list.split(' ').map((word) => [word, meant as Meant]),
    ),
  );
}

/** Who a text points to without a noun, in its order; `both lamps` and `her hand` point to nobody. */
export function pointersIn(tokens: readonly Token[], language: Language): Pointer[] {
  return tokens.flatMap(({ low, tag, start, text }, at) => {
    const meant = countsAll(tokens, at) ? 'many' : words[language][low.replace(/'$/, 'e')];
    const next = tokens[at + 1]?.tag ?? '';
    if (tag === 'poss' && mine[language].test(low) && isOfBody(tokens, at))
      return [{ meant: 'me' as const, at: start, text, isOwner: true as const }];
    const isTheirs = tag === 'poss' || (/^(?:det|num)$/.test(tag) && /^(?:noun|adj)$/.test(next));
    // `Lui tout petit` is he, `lui fait non` is to him.
    const isTo = tag === 'obj' && low === 'lui' && /^(?:verb|be|aux)$/.test(next);
    if (meant === undefined || isTheirs || isTo || tag === 'name') return [];
    if (/^(?:us|one)$/.test(meant) && watches(tokens, at, language)) return [];
    // `Sie drücken`: more than one.
    const isMany = low === 'sie' && language === 'de' && isManyBy(tokens, at);
    const before = tokens[at - 1]?.tag ?? '';
    const isObject = /^(?:obj|prep|part)$/.test(tag === 'obj' ? tag : before);
    const isOwner = low === 'her' && /^(?:noun|adj|name|num)$/.test(next);
    return [
      {
        meant: isMany ? 'many' : meant,
        at: start,
        text,
        ...(isOwner ? { isOwner } : isObject ? { isObject } : {}),
      },
    ];
  });
}

/** `My face, close`: whoever tells it is there. */
const mine: Record<Language, RegExp> = {
  en: /^my$/,
  de: /^mein(?:e[nmr]?)?$/,
  es: /^mis?$/,
  fr: /^(?:mon|ma|mes)$/,
};
const isOfBody = (tokens: readonly Token[], at: number): boolean => {
  const noun = tokens.slice(at + 1, at + 4).find(({ tag }) => tag === 'noun');
  return noun !== undefined && ofBody.test(noun.lemma ?? noun.low);
};

/** `Then we see it`, `on lit`: who looks at the film is not in it. */
const perceiving: Record<Language, RegExp> = {
  en: /^(?:see|hear|read|notice|realise|realize)$/,
  de: /^(?:sehen|hören|lesen|erkennen)$/,
  es: /^(?:ver|oír|leer|escuchar)$/,
  fr: /^(?:voir|entendre|lire|apercevoir)$/,
};
const watches = (tokens: readonly Token[], at: number, language: Language): boolean =>
  [at + 1, at - 1, at + 2].some((near) => {
    const one = tokens[near];
    return one?.tag === 'verb' && perceiving[language].test(one.lemma ?? one.low);
  });

// `The two of them`, `los dos`, `die zwei`, `tous les deux`: all who were there before.
const countsAll = (tokens: readonly Token[], at: number): boolean => {
  const [before, one, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    one?.tag === 'num' &&
    /^\p{L}+$/u.test(one.low) &&
    before?.tag === 'det' &&
    /^(?:|punct|and)$/.test(tokens[at - 2]?.tag ?? '') &&
    !/^(?:noun|adj|name|num)$/.test(next?.tag ?? '')
  );
};

const isManyBy = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at + 1], tokens[at - 1]].some(
    (one) => one?.tag === 'verb' && (one.form === 'plural' || one.form === 'you'),
  );

/** Whether somebody called so may be who is meant. */
export function canBe(meant: Meant, called: string, gender?: Gender): boolean {
  const known = gender ?? findFirst(called, genderWords) ?? findFirst(called, kinWords);
  return !/^(?:female|male)$/.test(meant) || known === undefined || known === meant;
}
