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
import type { Statement, SubjectFrame } from './subject-frame.ts';
import { asPutRight, readForm } from './understand.ts';

/** Facts a visitor can look through. */
const mostFacts = 8;
/** And what else was said. */
const mostMore = 12;
/** A longer one cannot be named in a correction. */
const longestFact = 500;

/** What it is and what it is drawn as, as put right; and all that was read, as it was read. */
export function readProduct({ tongue, ...product }: ReadProductRequest): ReadProductAnswer {
  const read = readForm(product);
  const put = asPutRight(read, product);
  const { form, language } = put;
  // Who has chosen is asked no more.
  const others = product.productForm ? [] : otherForms(put).map((ref) => named(ref, tongue));
  return { head: subjectOf(put), ...named(form, tongue), others, read: readingOf(read), language };
}

// What the film does not say of it, since it is not sure, is not claimed here either.
const subjectOf = ({ head, confidence, name }: SubjectFrame): string =>
  confidence < 0.5 && name ? name : head.text;

function readingOf(frame: SubjectFrame): ProductReading {
  const facts = textsOf(frame.facts).slice(0, mostFacts);
  const told = frame.statements.filter(
    ({ spoken, lettered, role, source }) =>
      spoken.length + lettered.length > 0 && role !== 'call' && source !== 'behavior',
  );
  return {
    subject: subjectOf(frame),
    kind: frame.kind,
    facts,
    more: textsOf(told)
      .filter((text) => !facts.includes(text))
      .slice(0, mostMore),
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
