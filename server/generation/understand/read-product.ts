// What step 3 and 3.5 tell a visitor of what was understood.
import type {
  ProductReading,
  ReadProductAnswer,
  ReadProductRequest,
} from '#domain/functions/read-product.ts';
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { otherForms } from './other-forms.ts';
import { readings } from './readings.ts';
import { isToMakers } from './statements/for-the-makers.ts';
import type { Statement, SubjectFrame } from './subject-frame.ts';
import { cleanText } from './text/clean-text.ts';
import { cutSentences } from './text/cut-sentences.ts';
import { asPutRight, readForm } from './understand.ts';

/** Facts a visitor can look through. */
const mostFacts = 8;
/** With what else was said: as many as a correction can name. */
const mostInAll = 24;
/** A longer one cannot be named in a correction. */
const longestFact = 500;

/** What it is and what it is drawn as, as put right; and all that was read, as it was read. */
export function readProduct({ tongue, ...product }: ReadProductRequest): ReadProductAnswer {
  const read = readForm(product);
  const put = asPutRight(read, product);
  const { form, language } = put;
  // Who has chosen is asked no more.
  const others = product.productForm ? [] : otherForms(put).map((ref) => named(ref, tongue));
  const reading = { ...readingOf(read, product.behavior), changed: changedBetween(read, put) };
  return { head: subjectOf(put), ...named(form, tongue), others, read: reading, language };
}

// What the film does not say of it, since it is not sure, is not claimed here either.
const subjectOf = ({ head, confidence, name }: SubjectFrame): string =>
  confidence < 0.5 && name ? name : head.text;

// A price that was put right is told right where the sentence is told.
function changedBetween(read: SubjectFrame, put: SubjectFrame): ProductReading['changed'] {
  const toldAt = new Map(put.statements.map(({ at, text }) => [at, text]));
  return read.statements
    .map(({ at, text }) => ({ fact: text, told: toldAt.get(at) ?? '' }))
    .filter(({ fact, told }) => told !== fact && fact.length <= longestFact);
}

function readingOf(frame: SubjectFrame, behavior: string): Omit<ProductReading, 'changed'> {
  const facts = textsOf(frame.facts).slice(0, mostFacts);
  return {
    subject: subjectOf(frame),
    kind: frame.kind,
    facts,
    more: moreOf(frame, behavior, facts),
    call: frame.call.lettered,
    isOwnCall: frame.call.assumed,
    dates: [...frame.dates],
    venue: frame.venue ?? '',
    price: frame.price ?? '',
    sponsor: frame.sponsor ?? '',
    contacts: [...frame.contacts],
    grave: frame.grave,
    place:
      (frame.places.find(({ ref }) => noteOf(ref) === undefined) ?? frame.places[0])?.text ?? '',
  };
}

// All else that was typed, so that whatever the film lives on can be ranked: short of room, neighbours are one.
function moreOf(frame: SubjectFrame, behavior: string, facts: readonly string[]): string[] {
  const { statements, call, language } = frame;
  const { abbreviations } = readings[language].tongue.lists;
  const asked = cutSentences(cleanText(behavior), abbreviations)
    .slice(0, mostInAll)
    .map(({ text }) => text);
  const told = statements.filter(
    ({ source, text }) => source !== 'evaluation' && !isToMakers(text, frame),
  );
  const texts = [...textsOf(told), ...asked.filter((text) => !call.lettered.includes(text))];
  const left = [...new Set(texts)].filter((text) => !facts.includes(text));
  return joined(left, mostInAll - facts.length);
}

function joined(texts: readonly string[], most: number): string[] {
  const all = [...texts];
  while (all.length > most) {
    const lengths = all.slice(1).map((text, at) => (all[at] ?? '').length + text.length);
    const shortest = Math.min(...lengths);
    if (shortest + 2 > longestFact) break;
    const at = lengths.indexOf(shortest);
    all.splice(at, 2, `${all[at]}. ${all[at + 1]}`);
  }
  return all.slice(0, most);
}

const textsOf = (statements: readonly Statement[]): string[] =>
  [...new Set(statements.map(({ text }) => text))].filter((text) => text.length <= longestFact);

// An id that the catalogue does not know is drawn neutral, with its words on it.
function named(
  form: CatalogueRef,
  tongue: Tongue,
): Pick<ReadProductAnswer, 'form' | 'formName' | 'exact'> {
  const note = noteOf(form);
  const name = note === undefined ? nameOf(form, tongue) : undefined;
  return { form, formName: name ?? note ?? form.replaceAll('-', ' '), exact: name !== undefined };
}
