// What a client says to whoever makes the film, and to nobody else: how it is told, what it begins with, who films.
import type { Language, Statement, SubjectFrame } from '../subject-frame.ts';
import words from './for-the-makers.json' with { type: 'json' };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The words such a sentence is made of. */
type Field = {
  /** What leads in, is polite or only joins. */
  small: ReadonlySet<string>;
  begins: ReadonlySet<string>;
  /** Points at what was said before. */
  there: ReadonlySet<string>;
  keeps: ReadonlySet<string>;
  refuses: ReadonlySet<string>;
  please: ReadonlySet<string>;
  /** How something is told. */
  manner: ReadonlySet<string>;
  /** The film and its parts. */
  film: ReadonlySet<string>;
  films: ReadonlySet<string>;
  /** When, and nothing in particular: what was or will be filmed is no trade. */
  once: ReadonlySet<string>;
  own: ReadonlySet<string>;
  /** What a film does with what is in it. */
  tells: ReadonlySet<string>;
};

const fieldOf = (field: Record<keyof Field, string>): Field =>
  Object.fromEntries(Object.entries(field).map(([name, all]) => [name, set(all)])) as Field;
const fields: Record<Language, Field> = {
  en: fieldOf(words.en),
  de: fieldOf(words.de),
  es: fieldOf(words.es),
  fr: fieldOf(words.fr),
};

const wordsOf = (text: string): string[] =>
  text
    .slice(0, 300)
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}'-]+/u)
    .flatMap((word) => (/^(?:don't|dont)$/.test(word) ? [word] : word.split("'")))
    .filter(Boolean);

/** `So start there.`: it says that what was said before it comes first. */
export function pointsThere(text: string, language: Language): boolean {
  const { small, begins, there } = fields[language];
  const words = wordsOf(text);
  return (
    words.some((word) => begins.has(word)) &&
    words.some((word) => there.has(word)) &&
    words.every((word) => begins.has(word) || there.has(word) || small.has(word))
  );
}

/** Words of a sentence that says how it is told. */
const mostManner = 9;

// `Keep it short`, `nicht zu werblich bitte`: nothing in it but how it is told.
function saysManner(words: readonly string[], language: Language): boolean {
  const { small, keeps, refuses, manner, please } = fields[language];
  return (
    words.length <= mostManner &&
    words.some((word) => manner.has(word)) &&
    words.some((word) => keeps.has(word) || refuses.has(word) || please.has(word)) &&
    words.every(
      (word) => manner.has(word) || keeps.has(word) || refuses.has(word) || small.has(word),
    )
  );
}

// `Please no doves`, `please don't show my face`: a plea to the public names what they are to do.
function asksPolitely(words: readonly string[], language: Language): boolean {
  const { please, refuses, tells, small } = fields[language];
  const lead = words.findIndex(
    (word) => !please.has(word) && !/^(?:por|s|il|vous|te|de)$/.test(word),
  );
  if (lead === 0) return false;
  if (words.every((word) => small.has(word))) return words.length > 0;
  const [first = '', ...rest] = words.slice(lead);
  if (things.test(first)) return true;
  const order = [first, ...rest].find((word) => !refuses.has(word) && word !== 'do');
  return order !== undefined && tells.has(order);
}
// What refuses a thing, and not an act.
const things = /^(?:no|without|kein\p{L}*|ohne|nada|ningún|sin|pas|aucune?|sans)$/u;

/** Words before the noun that a sentence begins with. */
const mostBefore = 3;

// `We film birds`: what they do is no film.
const we = /^(?:we|i|wir|ich|yo|on|nous|je)$/u;

// `The logo is being redrawn`, `please no stock music`: it begins with a part of the film.
function beginsWithFilm(words: readonly string[], language: Language): boolean {
  const { small, refuses, film, own } = fields[language];
  const at = words.findIndex((word) => film.has(word));
  return (
    at > 0 &&
    at <= mostBefore &&
    words
      .slice(0, at)
      .every((word) => small.has(word) || refuses.has(word) || (own.has(word) && !we.test(word))) &&
    words.length > at + 1
  );
}

// `We shot something like this last year`, `my nephew films on Saturday`: who filmed or will.
function saysWhoFilms(words: readonly string[], language: Language): boolean {
  const { films, own, once } = fields[language];
  const at = words.findIndex((word) => films.has(word));
  return (
    at >= 0 &&
    at <= mostBefore * 2 &&
    words.slice(0, mostBefore).some((word) => own.has(word)) &&
    words.some((word) => once.has(word))
  );
}

/** What of a subject tells whether films are its trade, and then nobody's making. */
type Told = Pick<SubjectFrame, 'kind' | 'head' | 'name'>;

/** Whether a sentence is said to whoever makes the film: how it is told, what becomes of it, who films. */
export function speaksToMakers(text: string, language: Language, told?: Told): boolean {
  if (pointsThere(text, language)) return true;
  const words = wordsOf(text);
  if (saysManner(words, language) || asksPolitely(words, language)) return true;
  const { film, films } = fields[language];
  const isTrade =
    told !== undefined &&
    (/^(?:story|channel)$/.test(told.kind) ||
      wordsOf(`${told.head.text} ${told.name}`).some((word) => film.has(word) || films.has(word)));
  return !isTrade && (beginsWithFilm(words, language) || saysWhoFilms(words, language));
}

// `Our advert never shows tears`: said to whoever makes the film, and not in it.
const toMakers: Record<Language, RegExp> = {
  en: /^(?:must|should|do|may) not (?:look|show|be|feature|use|say|mention|include)(?!\p{L})|(?<!\p{L})(?:please|pl[sz])(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:say|show|mention|draw|film|print|idea)(?!\p{L})|(?<!\p{L})(?:idea|say|show|shown|mention|draw|drawn|print)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:please|pl[sz])(?!\p{L})|(?<!\p{L})(?:this|the|our|your) (?:ads?|adverts?|spot|commercial|end ?card|storyboard|script|voice-?over)(?!\p{L})|(?<!\p{L})(?:exactly like that|word for word|(?:want|need|would like) (?:an?|this|the|our) (?:\p{L}+ )?(?:trailer|film|video|ad|advert|spot|commercial)|(?:don['’]t|do not) say so)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:keine|unsere|die) (?:werbung|anzeige)(?!\p{L})|(?<!\p{L})(?:der|im) (?:werbespot|spot|abspann|schlussbild|drehbuch)(?!\p{L})|(?<!\p{L})(?:wortwörtlich|genau so|(?:brauche|brauchen|möchte|möchten|wollen|hätte|hätten)(?: \p{L}+)? einen (?:\p{L}+ )?(?:film|trailer|spot|clip))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:el|este|nuestro) (?:anuncio|spot|guion|cartel final|rótulo)(?!\p{L})|(?<!\p{L})(?:(?:quiero|queremos|necesito|necesitamos) un (?:\p{L}+ )?(?:vídeo|video|tráiler|trailer|spot|anuncio|corto)|tal cual|al pie de la letra|palabra por palabra)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:la|notre|cette) (?:pub|publicité)(?!\p{L})|(?<!\p{L})(?:le|ce) (?:spot|carton de fin|script|scénario)(?!\p{L})|(?<!\p{L})(?:(?:veux|voulons|voudrais|voudrions|faut) une? (?:\p{L}+ )?(?:film|vidéo|spot|bande-annonce|clip)|tel quel|mot pour mot)(?!\p{L})/iu,
};

/** `(this is sent by my granddaughter)`: said in passing, and to nobody else. */
const aside = /^\([^()]*\)[.!]?$/u;

/** Whether a statement tells the makers what to leave out, or in brackets whatever else, and is not for the public. */
export const isForTheMakers = (
  { text, ranked }: Pick<Statement, 'text' | 'ranked'>,
  frame: Pick<SubjectFrame, 'language' | 'kind' | 'head' | 'name'>,
): boolean =>
  // Whoever ranks it wants it said.
  ranked === undefined && (isToMakers(text, frame) || aside.test(text.trim()));

/** The same of what is typed, in brackets or not. */
export const isToMakers = (
  text: string,
  frame: Pick<SubjectFrame, 'language' | 'kind' | 'head' | 'name'>,
): boolean => toMakers[frame.language].test(text) || speaksToMakers(text, frame.language, frame);
