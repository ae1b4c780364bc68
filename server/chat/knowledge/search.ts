// Finds the entries that are nearest to a question: a document for each entry in a search index, and
// beside them documents of what people ask about everything else, to tell what is no question to us.
import MiniSearch from 'minisearch';
import { entries, entryOf } from './entries.ts';
import type { Entry } from './entry.ts';
import elsewhere from './words/elsewhere.json' with { type: 'json' };
import { isSmall, pairsAndWords, plainWords, termsOf } from './words.ts';

/** `sureness` is how sure it is that the entry is asked for, and nothing about the rest of the world. */
export type Found = { entry: Entry; sureness: number };

/** What is no surer is no answer. Chosen by the open questions and the old held-out ones: of 75 other subjects one passes. */
export const surenessFloor = 1.9;
/** What is no surer is not even offered. */
export const nearFloor = 1;

/** The entries nearest to a question, best first; none for one without a word. */
export function search(question: string, count: number): Found[] {
  const { index, exact, refused, weightOf } = open();
  const terms = pairsAndWords(question);
  const key = keyOf(question);
  if (refused.has(key) || !terms.some((term) => /\p{L}/u.test(term))) return [];
  const all = sum(terms.map(weightOf));
  const found = findIn(index, terms).map(({ id, score }) => ({ id, score: score / all }));
  const other = found.find(({ id }) => entryOf(id) === undefined)?.score ?? 0;
  const coverage = coverageOf(question);
  const same = exact.get(key);
  const nearest = found
    .flatMap(({ id, score }) => {
      const entry = entryOf(id);
      return entry && entry !== same ? { entry, score } : [];
    })
    .slice(0, Math.max(count, leastWeighed))
    .map(({ entry, score }) => ({
      entry,
      sureness: Math.log((score + even) / (other + even)) + coverage(entry),
    }))
    .sort((a, b) => b.sureness - a.sureness);
  const written = same ? [{ entry: same, sureness: certain }] : [];
  return [...written, ...nearest].slice(0, count);
}

// The best of the index are weighed again by how much of the question they speak of.
const leastWeighed = 8;
const even = 0.5;
const shareOfCoverage = 0.7;

// How much of what the question is about, by the weight of its words, the entry speaks of, and how
// much the house does at all: 0 to 1.4.
function coverageOf(question: string): (entry: Entry) => number {
  const { termsIn, known, weightOf } = open();
  const terms = [...new Set(termsOf(question))];
  const all = sum(terms.map(weightOf)) || 1;
  const shareOf = (some: ReadonlySet<string> | undefined) =>
    sum(terms.filter((term) => some?.has(term)).map(weightOf)) / all;
  const ofHouse = shareOf(known);
  return ({ id }) => shareOfCoverage * (shareOf(termsIn.get(id)) + ofHouse);
}

/** A question that is written down word by word. */
const certain = 99;

const smallWeight = 0.5;
const pairWeight = 0.4;
const boostOf = (term: string) =>
  term.includes('_') ? pairWeight : isSmall(term) ? smallWeight : 1;
// More misspelt words than this are no question.
const mostMisspelt = 12;
const shortestMisspelt = 5;
const long = 9;

function findIn(index: MiniSearch, terms: readonly string[]): { id: string; score: number }[] {
  const { known } = open();
  const unknown = terms.filter(
    (term) => term.length >= shortestMisspelt && !term.includes('_') && !known.has(term),
  );
  const misspelt = new Set(unknown.slice(0, mostMisspelt));
  return index.search(terms.join(' '), {
    fuzzy: (term) => misspelt.has(term) && (term.length < long ? 1 : 2),
  }) as unknown as { id: string; score: number }[];
}

type Opened = {
  index: MiniSearch;
  /** The words of each entry by its id, and of all of them. */
  termsIn: ReadonlyMap<string, ReadonlySet<string>>;
  known: ReadonlySet<string>;
  weightOf: (term: string) => number;
  /** Questions as they are written down: those that are answered, and those that are not. */
  exact: ReadonlyMap<string, Entry>;
  refused: ReadonlySet<string>;
};
let opened: Opened | undefined;

// Made when first asked: a start has no use for it.
function open(): Opened {
  opened ??= build();
  return opened;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const keyOf = (text: string) =>
  plainWords(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** So many questions make one document of other subjects: about as long as an entry's. */
const perDocument = 40;
// Rarer than a word of any document: it may be what somebody sells, or another subject altogether.
const countOfUnknown = 0.7;

function build(): Opened {
  const own = entries.map((one) => ({
    id: one.id,
    title: pairsAndWords(one.title),
    questions: [one.title, ...one.questions].flatMap(pairsAndWords),
    answer: (typeof one.text === 'string' ? [one.text] : one.text).flatMap((part) =>
      pairsAndWords(typeof part === 'string' ? part : part.text),
    ),
  }));
  const others = Array.from({ length: Math.ceil(elsewhere.length / perDocument) }, (_, place) => ({
    id: `elsewhere ${place}`,
    title: [],
    questions: elsewhere
      .slice(place * perDocument, (place + 1) * perDocument)
      .flatMap(pairsAndWords),
    answer: [],
  }));
  const all = [...own, ...others];
  const counts = new Map<string, number>();
  for (const { questions } of all)
    for (const term of new Set(questions)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const index = new MiniSearch({
    fields: ['title', 'questions', 'answer'],
    extractField: (document, field) =>
      field === 'id' ? document.id : document[field as 'title'].join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 0.3, questions: 1, answer: 0.1 },
      boostTerm: boostOf,
      bm25: { k: 6, b: 0.5, d: 0.5 },
      weights: { fuzzy: 0.5, prefix: 0 },
    },
  });
  index.addAll(all);
  return {
    index,
    termsIn: new Map(own.map(({ id, questions }) => [id, new Set(questions)])),
    known: new Set(own.flatMap(({ questions }) => questions)),
    weightOf: (term) =>
      boostOf(term) * Math.log(1 + all.length / (counts.get(term) ?? countOfUnknown)),
    refused: new Set(elsewhere.map(keyOf)),
    exact: new Map(
      entries.flatMap((one) =>
        [...one.questions, one.title].map((way) => [keyOf(way), one] as const),
      ),
    ),
  };
}
