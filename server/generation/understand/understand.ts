// A client's answers, understood once: what it is, what is said of it, what people are to do.
import type { Understood } from '#domain/wizard/understood/understood.ts';
import { languageOf } from '../language/detect-language.ts';
import type { ProductInput } from '../write/stage.ts';
import { correct } from './correct.ts';
import { german } from './de/german.ts';
import * as de from './de/kind-words.ts';
import { english } from './en/english.ts';
import { graveWords } from './en/grave-words.ts';
import { headWords, kindWords, roleWords } from './en/kind-words.ts';
import { placeWords } from './en/place-words.ts';
import * as es from './es/kind-words.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import * as fr from './fr/kind-words.ts';
import { drawnAs } from './lexicon/drawn-as.ts';
import { lookUpNoun } from './lexicon/look-up-noun.ts';
import { type Catalogue, drawn } from './statements/find-mentions.ts';
import {
  findContacts,
  findDates,
  findFigures,
  findPrices,
  unique,
} from './statements/find-particulars.ts';
import { foreignStatements } from './statements/foreign-statements.ts';
import { makeStatements } from './statements/make-statements.ts';
import { readPieces } from './statements/read-pieces.ts';
import type { RoleWords } from './statements/role-of.ts';
import { type Found, findHead } from './subject/find-head.ts';
import { basicForm, formOf } from './subject/form-of.ts';
import type { HeadWords } from './subject/head-of.ts';
import { type GraveWords, isGrave } from './subject/is-grave.ts';
import { type KindWords, kindOf } from './subject/kind-of.ts';
import { readCall } from './subject/read-call.ts';
import { readPerson } from './subject/read-person.ts';
import {
  bodyIn,
  obligatoryIn,
  type PlaceWords,
  readSponsor,
  readVenue,
} from './subject/read-sponsor.ts';
import type { Language, Statement, SubjectFrame, SubjectKind } from './subject-frame.ts';
import { calmed, cleanName, cleanText } from './text/clean-text.ts';
import type { Piece, Tongue, WordLists } from './text/tongue.ts';

export type Reading = {
  tongue: Tongue;
  head: HeadWords;
  kind: KindWords;
  role: RoleWords;
  grave: GraveWords;
  place: PlaceWords;
  /** What a film is called where the client does not say. */
  story: string;
  candidate: string;
};

const readings: Partial<Record<Language, Reading>> = {
  en: {
    tongue: english,
    head: headWords,
    kind: kindWords,
    role: roleWords,
    grave: graveWords,
    place: placeWords,
    story: 'film',
    candidate: 'candidate',
  },
  de: {
    tongue: german,
    head: de.headWords,
    kind: de.kindWords,
    role: de.roleWords,
    grave: de.graveWords,
    place: de.placeWords,
    story: 'Film',
    candidate: 'Kandidatur',
  },
  fr: {
    tongue: french,
    head: fr.headWords,
    kind: fr.kindWords,
    role: fr.roleWords,
    grave: fr.graveWords,
    place: fr.placeWords,
    story: 'film',
    candidate: 'candidature',
  },
  es: {
    tongue: spanish,
    head: es.headWords,
    kind: es.kindWords,
    role: es.roleWords,
    grave: es.graveWords,
    place: es.placeWords,
    story: 'película',
    candidate: 'candidatura',
  },
};

export type UnderstandInput = Omit<ProductInput, 'creativeApproach' | 'platform'> &
  Partial<ProductInput> & {
    characterName?: string;
    productForm?: string;
    understood?: Understood | undefined;
    /** What the client noted for the production; a public message's obligatory line often stands here. */
    notes?: string;
  };

/**
 * Understands a form, and has what the visitor put right of it right. Pure; the catalogue is only
 * asked for exact nouns.
 */
export function understand(input: UnderstandInput, catalogue: Catalogue = drawn): SubjectFrame {
  return asPutRight(readForm(input, catalogue), input, catalogue);
}

/** What was read of a form, as the visitor put it right. */
export function asPutRight(
  frame: SubjectFrame,
  { understood, productForm }: Pick<UnderstandInput, 'understood' | 'productForm'>,
  catalogue: Catalogue = drawn,
): SubjectFrame {
  const { tongue } = (readings[frame.language] ?? readings.en) as Reading;
  return correct(frame, understood, { tongue, catalogue, productForm });
}

/** The same as it was read, whatever was put right. */
export function readForm(input: UnderstandInput, catalogue: Catalogue = drawn): SubjectFrame {
  const name = cleanName(input.productName);
  const characters = (input.characterName ?? '').trim();
  const typed = {
    description: cleanText(input.description),
    audience: cleanText(input.targetAudience ?? ''),
    behavior: cleanText(input.behavior ?? ''),
    evaluation: cleanText(input.evaluation ?? ''),
  };
  const detected = languageOf({
    productName: name,
    description: typed.description,
    targetAudience: typed.audience,
    behavior: typed.behavior,
    evaluation: typed.evaluation,
  });
  const foreign = detected === 'other';
  const language: Language = detected === 'other' ? 'en' : detected;
  const reading = (readings[language] ?? readings.en) as Reading;
  const { tongue } = reading;
  const keep = [name, characters];
  const names = namesOf(name, characters);
  const read = (text: string, source: Piece['source']) =>
    readPieces(calmed(text, keep), source, tongue, names);
  const description = read(typed.description, 'description');
  const audience = read(typed.audience, 'audience');
  const pieces = foreign
    ? []
    : [...description, ...audience, ...read(typed.evaluation, 'evaluation')];
  const read1 = foreign
    ? undefined
    : findHead(description, name, tongue, reading.head, input.userType);
  // What a maker of films handles in them is not what the channel is.
  const found =
    read1?.worked && input.userType === 'creator' ? { ...read1, confidence: 0.3 } : read1;
  const kind = kindOf(input.userType, found, description, tongue, reading.kind);
  const head = headFor(kind, found, description, reading, name);
  const voice = voiceOf(description, tongue);
  const familiar = isFamiliar([...description, ...audience], tongue);
  const contacts = findContacts([typed.description, typed.behavior, typed.audience].join('\n'));
  const statements = foreign
    ? foreignStatements(
        [
          ['description', typed.description],
          ['audience', typed.audience],
        ],
        tongue.lists,
      )
    : makeStatements({
        pieces,
        tongue,
        reading,
        catalogue,
        found,
        head: head.phrase,
        identity: head.piece,
        name,
        kind,
        people: new Set(characters.toLowerCase().split(/\s+/).filter(Boolean)),
        userType: input.userType,
      });
  const described = statements.filter(
    (one) => one.source === 'description' || one.source === 'audience',
  );
  const facts = described
    .filter(
      (one) =>
        /^(?:proof|deed|offer|story)$/.test(one.role) &&
        (one.spoken.length > 0 || one.lettered.length > 0) &&
        one.source === 'description',
    )
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  const troubles = described
    .filter((one) => one.role === 'trouble')
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  const whole = typed.description;
  const everything = [typed.description, typed.behavior, typed.audience].join('\n');
  const prices = findPrices(whole);
  const person = readPerson(audience, tongue);
  const venue = foreign ? undefined : readVenue(description, tongue, reading.place);
  const sponsor =
    readSponsor(everything, reading.place) ??
    (input.userType === 'government'
      ? (obligatoryIn(input.notes ?? '', reading.place) ?? bodyIn(typed.description, name))
      : undefined);
  const isDeed = (one: Statement) =>
    one.seen !== undefined &&
    one.source === 'description' &&
    !/^(?:limit|call|sponsor|trouble|occasion)$/.test(one.role);
  return {
    language,
    foreign,
    name,
    head: head.phrase,
    kind,
    form: formOf(input.productForm, head.phrase, kind, language, catalogue, {
      name: name || head.phrase.lemma,
      sure: head.confidence >= 0.5,
      tended: reading.kind.tending.has(found?.worked ?? ''),
    }),
    confidence: head.confidence,
    ...(person ? { person } : {}),
    ...(typed.audience ? { audience: audienceOf(typed.audience, reading) } : {}),
    statements,
    facts,
    ...(troubles[0] ? { trouble: troubles[0] } : {}),
    deeds: described.filter(isDeed).toSorted((a, b) => b.weight - a.weight || a.at - b.at),
    limits: statements.filter((one) => one.role === 'limit'),
    call: readCall(
      typed.behavior,
      statements,
      tongue,
      names,
      input.userType,
      head.phrase.lemma,
      familiar,
    ),
    ...(prices[0] ? { price: prices[0] } : {}),
    dates: findDates(everything, tongue.lists).filter((date) => isDay(date, tongue.lists)),
    ...(venue ? { venue } : {}),
    ...(sponsor ? { sponsor } : {}),
    contacts,
    figures: unique([
      ...findFigures(whole, tongue.lists),
      ...findFigures(typed.audience, tongue.lists),
      ...findFigures(typed.behavior, tongue.lists),
    ]),
    places: unique(described.filter(sets).flatMap(placesIn)),
    grave: isGrave([name, typed.description, typed.audience].join('\n'), reading.grave),
    voice,
  };
}

const placesIn = ({ mentions }: Statement) =>
  mentions.filter(({ kind, text }) => kind === 'place' && !/\d/.test(text));

// A day of the year: neither a weekday alone nor an hour nor how long something takes.
const isDay = (date: string, { months }: WordLists) =>
  /\d/.test(date) &&
  (date
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => months.has(word)) ||
    /\d{1,2}[./-]\d{1,2}/.test(date));

// A place is the film's where the client says what it is or when it is; one that is named in passing
// is a comparison, a shop or a memory as often as not.
const sets = ({ role }: Statement) => role === 'identity' || role === 'occasion';

function namesOf(name: string, characters: string): ReadonlySet<string> {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      .filter((word) => word.length > 1);
  const own = words(name);
  return new Set([...(own.length > 1 ? own.map((word) => `+${word}`) : own), ...words(characters)]);
}

type Headed = { phrase: SubjectFrame['head']; confidence: number; piece: number };

// What a trailer and a candidacy are about is a closed class; anything else is what was found.
function headFor(
  kind: SubjectKind,
  found: Found | undefined,
  pieces: readonly Piece[],
  reading: Reading,
  name: string,
): Headed {
  const { language } = reading.tongue;
  const closed =
    kind === 'story' ? /^(?:story|event)$/ : kind === 'candidate' ? /^office$/ : undefined;
  const known = found && drawnAs(basicForm(found.phrase), language, () => undefined);
  if (closed && !closed.test(known?.class ?? '')) {
    for (const [at, piece] of pieces.entries())
      for (const token of piece.tokens) {
        const named = lookUpNoun(token.lemma ?? token.low, language);
        if (token.tag !== 'noun' || !named || !closed.test(named.class)) continue;
        if (named.class === 'event' && !named.ref) continue;
        const text = language === 'de' ? token.text : token.low;
        return {
          phrase: { text, noun: token.text, lemma: token.lemma ?? text, plural: false },
          confidence: 0.85,
          piece: at,
        };
      }
    const word = kind === 'story' ? reading.story : reading.candidate;
    return {
      phrase: { text: word, noun: word, lemma: word, plural: false },
      confidence: 0.5,
      piece: -1,
    };
  }
  if (found)
    return {
      phrase: found.phrase,
      confidence: Math.round(found.confidence * 100) / 100,
      piece: found.worked ? -1 : found.piece,
    };
  const last = name.split(/\s+/).at(-1) ?? name;
  return {
    phrase: { text: name, noun: last, lemma: last.toLowerCase(), plural: false },
    confidence: 0.1,
    piece: -1,
  };
}

function voiceOf(pieces: readonly Piece[], tongue: Tongue): SubjectFrame['voice'] {
  let we = 0;
  let i = 0;
  for (const piece of pieces)
    for (const token of piece.tokens) {
      if (token.tag === 'name') continue;
      if (tongue.lists.firstPlural.has(token.low) || token.form === 'we') we++;
      else if (tongue.lists.firstSingular.has(token.low) || token.form === 'i') i++;
    }
  return we === 0 && i === 0 ? 'it' : i > we ? 'i' : 'we';
}

const addresses: Partial<Record<Language, { familiar: RegExp; polite: RegExp }>> = {
  de: {
    familiar: /^(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)$/u,
    polite: /^(?:Sie|Ihnen|Ihre?[mnrs]?)$/u,
  },
  es: { familiar: /^(?:tú|tu|tus|te|ti|contigo)$/u, polite: /^(?:usted|ustedes)$/u },
  fr: { familiar: /^(?:tu|toi|ton|ta|tes|te|t')$/u, polite: /^(?:vous|votre|vos)$/u },
};
function isFamiliar(pieces: readonly Piece[], tongue: Tongue): boolean {
  const address = addresses[tongue.language];
  if (!address) return true;
  let score = 0;
  for (const piece of pieces)
    for (const token of piece.tokens) {
      if (address.familiar.test(token.low)) score++;
      else if (address.polite.test(tongue.language === 'de' ? token.text : token.low)) score--;
    }
  // Spanish advertising says tú unless the client says usted.
  return tongue.language === 'es' ? score >= 0 : score > 0;
}

const audienceOf = (typed: string, reading: Reading) =>
  typed
    .replace(reading.place.leadingFor, '')
    .replace(/\n/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
