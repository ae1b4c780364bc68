// What was understood, as the visitor put it right. What a correction names and the form no longer
// says is left alone.
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { holdsFact, isSameFact } from '#domain/wizard/understood/put-right.ts';
import type { CorrectedFact, Understood } from '#domain/wizard/understood/understood.ts';
import { remade, replaced } from './remade.ts';
import type { Catalogue } from './statements/find-mentions.ts';
import { plainStatement } from './statements/make-statements.ts';
import { findPrices, unique } from './statements/particulars/find-particulars.ts';
import { formOf } from './subject/form-of.ts';
import { kindNamed } from './subject/kind-of.ts';
import { placeOf, subjectOf } from './subject/phrase-of.ts';
import type { Statement, SubjectFrame } from './subject-frame.ts';
import { cleanText } from './text/clean-text.ts';
import { sentence } from './text/spans.ts';
import type { Tongue } from './text/tongue.ts';

/** What the corrections are read with, and the visitor's choice of what is drawn. */
export type Correcting = {
  tongue: Tongue;
  catalogue: Catalogue;
  productForm?: string | undefined;
  behavior?: string | undefined;
};

/** The frame with every part that was put right; the same frame where nothing was. */
export function correct(
  frame: SubjectFrame,
  corrections: Understood | undefined,
  ways: Correcting,
): SubjectFrame {
  if (!corrections) return frame;
  const told = withParticulars(
    withFacts(frame, corrections.facts, ways.behavior ?? ''),
    corrections,
  );
  return withSubject(
    {
      ...told,
      ...(corrections.call === undefined ? {} : { call: callOf(corrections.call) }),
      ...(corrections.grave === undefined ? {} : { grave: corrections.grave }),
      ...picturesOf(corrections.pictures),
      ...(corrections.place === undefined
        ? {}
        : { places: placesOf(told, corrections.place, ways) }),
    },
    corrections,
    ways,
  );
}

// A line of a script each: without markup, and without lines of its own.
function picturesOf(typed: readonly string[] = []): Pick<SubjectFrame, 'pictures'> {
  const pictures = typed
    .map((one) => cleanText(one).replace(/\s+/g, ' '))
    .filter((one) => /\p{L}/u.test(one));
  return pictures.length > 0 ? { pictures } : {};
}

function withSubject(
  frame: SubjectFrame,
  { subject, kind: given }: Understood,
  { tongue, catalogue, productForm }: Correcting,
): SubjectFrame {
  if (subject === undefined && given === undefined) return frame;
  const head = (subject && subjectOf(subject, tongue)) || frame.head;
  // Who says what it is says what kind it is, unless that was said apart.
  const kind = given ?? ((subject && kindNamed(head, frame.language)) || frame.kind);
  const confidence = subject ? 1 : frame.confidence;
  const name = frame.name || head.lemma;
  const sure = confidence >= 0.5;
  const put = formOf(productForm, head, kind, frame.language, catalogue, { name, sure });
  // Who says more of the same thing does not say that it looks like nothing.
  const isSame = subject?.toLowerCase().includes(frame.head.lemma.toLowerCase());
  const form = isSame && noteOf(put) !== undefined ? frame.form : put;
  return { ...frame, head, kind, confidence, form };
}

/** As many are said as they were typed as a short film has room for. */
const mostSaid = 3;

// The weights change places with the facts: whoever takes the weightiest takes the first.
function withFacts(read: SubjectFrame, corrections: Understood['facts'], asked: string) {
  if (!corrections?.length) return read;
  const frame = withAsked(read, corrections, asked);
  const isOne = (text: string) => frame.statements.some((one) => isSameFact(one.text, text));
  const several = corrections.filter(({ text }) => !isOne(text));
  const said = ({ text }: Statement) =>
    corrections.find((one) => isSameFact(one.text, text)) ??
    several.find((one) => holdsFact(one.text, text));
  const isStruck = (one: Statement) => said(one)?.keep === false;
  const struck = frame.statements.filter(isStruck).map(({ text }) => text);
  // What was no fact to us is one to whoever ranks it.
  const isAdded = (one: Statement) => said(one)?.keep === true && !frame.facts.includes(one);
  const before = [...frame.facts, ...frame.statements.filter(isAdded)].filter(
    (one) => !isStruck(one),
  );
  const rank = (one: Statement) => said(one)?.rank ?? 100;
  const facts = before.toSorted((a, b) => rank(a) - rank(b) || a.at - b.at);
  const weights = before.map(({ weight }) => weight).toSorted((a, b) => b - a);
  const places = new Map(facts.map((one, at) => [one, at]));
  const next = remade({ ...frame, facts }, (one) => {
    if (isStruck(one)) return undefined;
    const at = places.get(one) ?? -1;
    const made = { ...one, weight: weights[at] ?? one.weight };
    const isListed = at >= 0 && (at < mostSaid || said(one)?.keep === true);
    // What the visitor put among the facts themselves is there to be said.
    const isSaid = at < mostSaid || isAdded(one);
    return isListed ? { ...(isSaid ? sayable(made) : made), ranked: at } : made;
  });
  return withoutParticulars(next, struck);
}

// What was asked for beside the request is told once it is ranked.
function withAsked(frame: SubjectFrame, corrections: readonly CorrectedFact[], asked: string) {
  const made = corrections
    .filter(({ text, keep }) => keep && holdsFact(asked, text))
    .filter(({ text }) => !frame.statements.some((one) => isSameFact(one.text, text)))
    .map(({ text }, at) => plainStatement(text, frame.statements.length + at));
  return made.length > 0 ? { ...frame, statements: [...frame.statements, ...made] } : frame;
}

// Whoever ranks it wants it said, as they typed it.
const sayable = (one: Statement): Statement =>
  one.spoken.length > 0
    ? one
    : {
        ...one,
        // A price stays one, and hours stay hours.
        ...(one.figures.length > 0 && /^(?:offer|occasion)$/.test(one.role)
          ? {}
          : { role: 'proof', whole: true }),
        spoken: [sentence(one.text)],
        opens: true,
      };

// What stood in a struck fact alone is struck with it.
function withoutParticulars(frame: SubjectFrame, struck: readonly string[]): SubjectFrame {
  const left = [frame.call.typed, ...frame.statements.map(({ text }) => text)];
  const stands = (span: string) =>
    !struck.some((text) => text.includes(span)) || left.some((text) => text.includes(span));
  const { price, venue, sponsor, ...rest } = frame;
  return {
    ...rest,
    ...(price && stands(price) ? { price } : {}),
    ...(venue && stands(venue) ? { venue } : {}),
    ...(sponsor && stands(sponsor) ? { sponsor } : {}),
    dates: frame.dates.filter(stands),
    contacts: frame.contacts.filter(stands),
    figures: frame.figures.filter(stands),
  };
}

// A price, a day or an address that was put right is right wherever the client's sentences have it.
function withParticulars(frame: SubjectFrame, corrections: Understood): SubjectFrame {
  // Who clears a price says that it is none of the film's; a sentence that was kept is told with it.
  const isKept = ({ text }: Statement) =>
    corrections.facts?.some((one) => one.keep && isSameFact(text, one.text)) === true;
  let next = frame;
  for (const part of ['price', 'venue', 'sponsor'] as const) {
    const given = corrections[part]?.replace(/\s+/g, ' ').trim();
    if (given === undefined) continue;
    const read = next[part];
    const come = given === '' ? given : comesFor(part, given);
    // What the client's sentences have already was meant all along, and the other is a price of something else.
    const isThere = come !== '' && next.statements.some(({ text }) => text.includes(come ?? given));
    const isExchange =
      read !== undefined && come !== undefined && !isThere && !given.includes(read);
    const told = isExchange ? replaced(next, read, come, isKept) : next;
    const { [part]: _, ...rest } = told;
    next = given ? { ...rest, [part]: given } : rest;
    if (part === 'price') next = { ...next, isOwnPrice: true };
  }
  for (const part of ['dates', 'contacts'] as const) {
    const given = corrections[part]?.map((one) => one.replace(/\s+/g, ' ').trim());
    if (given === undefined) continue;
    const gone = next[part].filter((one) => !given.includes(one));
    const come = given.filter((one) => !next[part].includes(one));
    const isExchange = gone.length === come.length;
    // What was only completed stands in the sentences as the client typed it.
    for (const [at, one] of gone.entries())
      if (!come.some((whole) => whole.includes(one)))
        next = replaced(next, one, isExchange ? (come[at] ?? '') : '', isKept);
    next = { ...next, [part]: given };
  }
  const figures = [corrections.price, ...(corrections.dates ?? [])].filter(
    (one): one is string => one !== undefined && /\d/.test(one),
  );
  return figures.length > 0 ? { ...next, figures: unique([...figures, ...next.figures]) } : next;
}

// A price for a price fits the client's sentences, without what else was said of it: `£59 until May`.
// `£48, £190 for a flat` stands beside them.
function comesFor(part: 'price' | 'venue' | 'sponsor', given: string): string | undefined {
  if (part !== 'price') return /[,;:()]/.test(given) ? undefined : given;
  const [one, ...more] = findPrices(given);
  return more.length === 0 ? one : undefined;
}

function callOf(given: string): SubjectFrame['call'] {
  const typed = given.replace(/\s+/g, ' ').trim();
  const spoken = sentence(typed);
  return { typed, spoken, lettered: spoken.replace(/[\s.]+$/, ''), assumed: false };
}

function placesOf(
  { places }: SubjectFrame,
  given: string,
  { tongue, catalogue }: Correcting,
): SubjectFrame['places'] {
  const place = placeOf(given, tongue, catalogue);
  if (!place) return [];
  return [{ ...place, typed: given }, ...places.filter(({ ref }) => ref === place.ref).slice(1)];
}
