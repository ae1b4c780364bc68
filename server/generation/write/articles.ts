// A noun phrase with its article, in the cases that patterns ask for.
import type { Language, Phrase } from '../understand/subject-frame.ts';

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
  m: { the: 'der', theObject: 'den', theDative: 'dem', a: 'ein' },
  f: { the: 'die', theObject: 'die', theDative: 'der', a: 'eine' },
  n: { the: 'das', theObject: 'das', theDative: 'dem', a: 'ein' },
  plural: { the: 'die', theObject: 'die', theDative: 'den', a: '' },
} as const;
const vowel = /^[aeiouyhàâäéèêëîïôöûü]/iu;
const stressedA = /^(?:a|ha|á)/iu;

/** The phrase with its articles; undefined where its gender is not known and the language needs it. */
export function withArticles(phrase: Phrase, language: Language): Cased | undefined {
  const { text, plural, gender, mass } = phrase;
  if (language === 'en') {
    const the = `the ${text}`;
    const a =
      plural || mass
        ? text
        : `${/^(?:[aeio]|u(?!ni|se|ti|r[aeiou]))/i.test(text) ? 'an' : 'a'} ${text}`;
    return { the, theObject: the, theDative: the, ofThe: `of ${the}`, a };
  }
  if (!gender && !plural) return undefined;
  if (language === 'de') {
    // What stands before a German noun changes its ending with the article: the noun stands alone.
    const noun = /^\p{Lu}/u.test(text) ? text : phrase.noun;
    const articles = german[plural ? 'plural' : (gender ?? 'n')];
    const dative = plural && !/[ns]$/.test(noun) ? `${noun}n` : noun;
    return {
      the: `${articles.the} ${noun}`,
      theObject: `${articles.theObject} ${noun}`,
      theDative: `${articles.theDative} ${dative}`,
      ofThe: `von ${articles.theDative} ${dative}`,
      a: `${articles.a} ${noun}`.trim(),
    };
  }
  return language === 'es' ? spanish(phrase) : french(phrase, vowel.test(text));
}

function spanish({ text, plural, gender, noun }: Phrase): Cased | undefined {
  if (!gender) return undefined;
  const masculine =
    gender === 'm' ||
    (!plural && stressedA.test(noun) && /^(?:a[glrmu]|ha|á)\w{1,5}a$/iu.test(noun));
  const the = `${plural ? (gender === 'm' ? 'los' : 'las') : masculine ? 'el' : 'la'} ${text}`;
  const a = `${plural ? (gender === 'm' ? 'unos' : 'unas') : masculine ? 'un' : 'una'} ${text}`;
  const ofThe = the.startsWith('el ') ? `del ${text}` : `de ${the}`;
  return { the, theObject: the, theDative: the, ofThe, a };
}

function french({ text, plural, gender }: Phrase, elides: boolean): Cased {
  const the = plural
    ? `les ${text}`
    : elides && !/^h/i.test(text)
      ? `l’${text}`
      : `${gender === 'f' ? 'la' : 'le'} ${text}`;
  const ofThe = plural ? `des ${text}` : the.startsWith('le ') ? `du ${text}` : `de ${the}`;
  const a = plural ? `des ${text}` : `${gender === 'f' ? 'une' : 'un'} ${text}`;
  return { the, theObject: the, theDative: the, ofThe, a };
}
