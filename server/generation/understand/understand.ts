// A client's answers, understood once: what it is, what is said of it, what people are to do.
import type { Understood } from '#domain/wizard/understood/understood.ts';
import { languageOf } from '../language/detect-language.ts';
import type { ProductInput } from '../write/stage.ts';
import { correct } from './correct.ts';
import { baseOfIng } from './en/word-forms.ts';
import { lookUpNoun } from './lexicon/look-up-noun.ts';
import { type Reading, readings } from './readings.ts';
import { factsIn } from './statements/facts-in.ts';
import { type Catalogue, drawn } from './statements/find-mentions.ts';
import { foreignStatements } from './statements/foreign-statements.ts';
import { isRefused } from './statements/is-refused.ts';
import { makeStatements } from './statements/make-statements.ts';
import {
  findContacts,
  findFigures,
  findPrices,
  unique,
} from './statements/particulars/find-particulars.ts';
import { announcedIn } from './statements/particulars/is-announced.ts';
import { readPieces } from './statements/read-pieces.ts';
import { settleMentions } from './statements/settle-mentions.ts';
import { keyOf } from './statements/weigh.ts';
import { findHead, nounsOf } from './subject/find-head.ts';
import { formOf } from './subject/form-of.ts';
import { headFor } from './subject/head-for.ts';
import { isGrave } from './subject/is-grave.ts';
import { kindOf } from './subject/kind-of.ts';
import { readCall } from './subject/read-call.ts';
import { readPerson } from './subject/read-person.ts';
import { readPlaces } from './subject/read-places.ts';
import { senderOf } from './subject/read-sponsor.ts';
import { readUse } from './subject/read-use.ts';
import { readVenue } from './subject/read-venue.ts';
import type { Language, Statement, SubjectFrame } from './subject-frame.ts';
import { calmed, cleanName, cleanText, withoutGreeting } from './text/clean-text.ts';
import { sectionsOf } from './text/sections.ts';
import type { Piece, Tongue } from './text/tongue.ts';
import { isFamiliar, voiceOf } from './text/voice-of.ts';

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
  {
    understood,
    productForm,
    behavior,
  }: Pick<UnderstandInput, 'understood' | 'productForm' | 'behavior'>,
  catalogue: Catalogue = drawn,
): SubjectFrame {
  const { tongue } = readings[frame.language];
  return correct(frame, understood, { tongue, catalogue, productForm, behavior });
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
  const reading = readings[language];
  const { tongue } = reading;
  const keep = [name, characters];
  const names = namesOf(name, characters);
  const read = (text: string, source: Piece['source']) =>
    readPieces(calmed(tongue.spelled?.(text, names) ?? text, keep), source, tongue, names);
  const sections = sectionsOf(withoutGreeting(typed.description), tongue);
  const description = read(sections.told, 'description');
  const audience = [...read(typed.audience, 'audience'), ...read(sections.audience, 'audience')];
  const pieces = foreign
    ? []
    : [...description, ...audience, ...read(typed.evaluation, 'evaluation')];
  const asked = read(typed.behavior, 'behavior');
  const read1 = foreign
    ? undefined
    : findHead(description, {
        name,
        tongue,
        words: reading.head,
        tending: reading.kind.tending,
        userType: input.userType,
        behavior: asked,
      });
  // What a maker of films handles in them is not what the channel is.
  const found =
    read1?.worked && input.userType === 'creator' ? { ...read1, confidence: 0.3 } : read1;
  const kind = kindOf(input.userType, found, description, tongue, reading.kind);
  const head = headFor(kind, found, description, reading, name);
  const voice = voiceOf(description, tongue);
  const familiar = isFamiliar([...description, ...audience], tongue);
  const contacts = unique(
    [typed.description, typed.behavior, typed.audience, cleanText(input.notes ?? '')].flatMap(
      findContacts,
    ),
  ).filter((contact) => !isRefused(contact, pieces));
  const statements = foreign
    ? foreignStatements(
        [
          ['description', typed.description],
          ['audience', typed.audience],
        ],
        tongue.lists,
      )
    : settleMentions(
        makeStatements({
          pieces,
          tongue,
          reading,
          catalogue,
          found,
          head: head.phrase,
          identity: head.piece,
          name,
          kind,
          message: sections.message,
          asked: new Set(
            [...asked, nameOnly(name, tongue)].flatMap(({ tokens }) =>
              tokens.filter(({ tag }) => /^(?:noun|verb|name|adj|num)$/.test(tag)).map(keyOf),
            ),
          ),
          people: new Set(characters.toLowerCase().split(/\s+/).filter(Boolean)),
          userType: input.userType,
        }),
        language,
        {
          subject: read1?.worked && head.phrase.lemma.toLowerCase(),
          nouns: nounsOf([...pieces, ...asked]),
          ...(/^(?:story|channel)$/.test(kind)
            ? { titled: nounsOf([nameOnly(language === 'de' ? name : name.toLowerCase(), tongue)]) }
            : {}),
        },
      );
  const use = foreign
    ? undefined
    : readUse(pieces, statements, {
        tongue,
        head: head.phrase,
        name,
        identity: head.piece,
        kind,
      });
  const described = statements.filter(
    (one) => one.source === 'description' || one.source === 'audience',
  );
  const facts = factsIn(described);
  const troubles = described
    .filter((one) => one.role === 'trouble')
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  const whole = typed.description;
  const everything = [typed.description, typed.behavior, typed.audience].join('\n');
  const prices = findPrices(whole);
  const person = readPerson(audience, tongue);
  const venue = foreign
    ? undefined
    : readVenue([...description, ...audience, ...asked], tongue, reading.place);
  const sponsor = senderOf(
    { ...input, description: typed.description, everything, name },
    reading.place,
  );
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
      tended: kind === 'service' && found?.worked !== undefined,
      says: (word) =>
        description.some(({ tokens }) =>
          tokens.some(
            ({ low, lemma, tag }) =>
              tag === 'noun' &&
              (low === word.toLowerCase() || lemma?.toLowerCase() === word.toLowerCase()),
          ),
        ),
      does: (participle) =>
        description.some(({ tokens }) =>
          tokens.some(
            ({ tag, lemma, form }) =>
              tag === 'verb' && form === 'third' && lemma === baseOfIng(participle),
          ),
        ),
      // What one is let in with stands for what one goes to only where it is spoken of.
      spoken: (ref) =>
        [...pieces, ...asked].some(({ tokens }) =>
          tokens.some(({ low, lemma }) => {
            const noun = lookUpNoun(lemma ?? low, language);
            return noun?.ref === ref && noun.class === 'thing';
          }),
        ),
    }),
    confidence: head.confidence,
    ...(person ? { person } : {}),
    ...(typed.audience ? { audience: audienceOf(calmed(typed.audience, keep), reading) } : {}),
    statements,
    facts,
    ...(troubles[0] ? { trouble: troubles[0] } : {}),
    deeds: described.filter(isDeed).toSorted((a, b) => b.weight - a.weight || a.at - b.at),
    ...(use ? { use } : {}),
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
    dates: announcedIn(everything, tongue.lists, venue, statements),
    ...(venue ? { venue } : {}),
    ...(sponsor ? { sponsor } : {}),
    contacts,
    figures: unique([
      ...findFigures(whole, tongue.lists),
      ...findFigures(typed.audience, tongue.lists),
      ...findFigures(typed.behavior, tongue.lists),
    ]),
    places: readPlaces(described, kind, head.phrase.lemma, tongue),
    grave: isGrave(
      {
        pieces: foreign ? [...description, ...audience] : pieces,
        name: nameOnly(name, tongue),
        identity: head.piece,
        kind,
        tongue,
      },
      reading.grave,
    ),
    voice,
  };
}

const nameOnly = (name: string, tongue: Tongue): Piece => ({
  source: 'name',
  text: name,
  stop: '',
  tokens: tongue.tag(name, new Set()),
  segments: [],
});

function namesOf(name: string, characters: string): ReadonlySet<string> {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      .filter((word) => word.length > 1);
  const own = words(name);
  return new Set([...(own.length > 1 ? own.map((word) => `+${word}`) : own), ...words(characters)]);
}

const audienceOf = (typed: string, reading: Reading) =>
  typed
    .replace(reading.place.leadingFor, '')
    .replace(/\n/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
