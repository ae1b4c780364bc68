// A noun phrase with its article, in the cases that patterns ask for.
import type { Language, Phrase } from '../../understand/subject-frame.ts';
import { aspiresH, isWeakGerman, stressedA } from './odd-nouns.ts';

export type Cased = {
  /** As the subject of a sentence: `the yard broom`. */
  the: string;
  /** As its object. */
  theObject: string;
  /** After a preposition that takes the dative in German. */
  theDative: string;
  /** `of the yard broom`. */
  ofThe: string;
  /** `a yard broom`. */
  a: string;
};

const german = {
  m: { the: 'der', theObject: 'den', theDative: 'dem', of: 'vom', a: 'ein' },
  f: { the: 'die', theObject: 'die', theDative: 'der', of: 'von der', a: 'eine' },
  n: { the: 'das', theObject: 'das', theDative: 'dem', of: 'vom', a: 'ein' },
  plural: { the: 'die', theObject: 'die', theDative: 'den', of: 'von den', a: '' },
} as const;

/** The phrase with its articles; undefined where its gender is not known and the language needs it. */
export function withArticles(phrase: Phrase, language: Language): Cased | undefined {
  const { plural, gender } = phrase;
  if (language === 'en') return english(phrase);
  if (!gender && (!plural || language === 'es')) return undefined;
  if (language === 'de') return inGerman(phrase);
  return language === 'es' ? spanish(phrase) : french(phrase);
}

function english({ text, plural, mass }: Phrase): Cased {
  const the = `the ${text}`;
  const a =
    plural || mass
      ? text
      : `${/^(?:[aeio]|u(?!ni|se|ti|r[aeiou]))/i.test(text) ? 'an' : 'a'} ${text}`;
  return { the, theObject: the, theDative: the, ofThe: `of ${the}`, a };
}

function inGerman({ text, noun, plural, gender, mass }: Phrase): Cased {
  // What stands before a German noun changes its ending with the article: it is left out.
  const [, rest = ''] = text.startsWith(noun) ? [noun, text.slice(noun.length)] : [];
  const articles = german[plural ? 'plural' : (gender ?? 'n')];
  const weak = !plural && gender === 'm' && isWeakGerman(noun);
  const oblique = weak ? `${noun}n` : noun;
  const dative = plural && /(?:e|e[lr])$/.test(noun) ? `${noun}n` : oblique;
  return {
    the: `${articles.the} ${noun}${rest}`,
    theObject: `${articles.theObject} ${oblique}${rest}`,
    theDative: `${articles.theDative} ${dative}${rest}`,
    ofThe: `${articles.of} ${dative}${rest}`,
    a: `${mass ? '' : articles.a} ${noun}${rest}`.trim(),
  };
}

function spanish({ text, plural, gender, noun, mass }: Phrase): Cased {
  const takesEl = !plural && text.startsWith(noun) && stressedA.has(noun.toLowerCase());
  const masculine = gender === 'm' || takesEl;
  const the = `${plural ? (gender === 'm' ? 'los' : 'las') : masculine ? 'el' : 'la'} ${text}`;
  const a = mass
    ? text
    : `${plural ? (gender === 'm' ? 'unos' : 'unas') : masculine ? 'un' : 'una'} ${text}`;
  const ofThe = the.startsWith('el ') ? `del ${text}` : `de ${the}`;
  return { the, theObject: the, theDative: the, ofThe, a };
}

const vowel = /^(?:[aeiouàâäéèêëîïôöûüœæ]|y(?![aeiouéè]))/iu;

function french({ text, plural, gender, mass }: Phrase): Cased {
  const elides = vowel.test(text) || (/^h/i.test(text) && !aspiresH(text));
  const the = plural
    ? `les ${text}`
    : elides
      ? `l’${text}`
      : `${gender === 'f' ? 'la' : 'le'} ${text}`;
  const ofThe = plural ? `des ${text}` : the.startsWith('le ') ? `du ${text}` : `de ${the}`;
  const a = plural ? `des ${text}` : mass ? ofThe : `${gender === 'f' ? 'une' : 'un'} ${text}`;
  return { the, theObject: the, theDative: the, ofThe, a };
}
