// Finds the entries that are nearest to a question: a document for each entry in a search index, and
// beside them documents of what people ask about everything else, to tell what is no question to us.
import MiniSearch from 'minisearch';
import { entries, entryOf } from './entries.ts';
import type { Entry } from './entry.ts';
import elsewhere from './words/elsewhere.json' with { type: 'json' };
import { isSmall, pairsAndWords, plainWords, termsOf } from './words.ts';

export type Found = {
  entry: Entry;
  /** How well it matches, by all that the words of the question weigh: 3 is little, 20 much. */
  score: number;
  /** The same less how well the question matches what is asked about everything else. */
  ahead: number;
};

/** The entries nearest to a question, best first; none for one without a word. */
export function search(question: string, count: number): Found[] {
  const { index, exact, weightOf } = open();
  const same = exact.get(keyOf(question));
  const terms = pairsAndWords(question);
  if (!terms.some((term) => /\p{L}/u.test(term))) return [];
  const all = sum(terms.map(weightOf));
  const found = findIn(index, terms).map(({ id, score }) => ({
    entry: entryOf(id),
    score: score / all,
  }));
  const other = found.find(({ entry }) => entry === undefined)?.score ?? 0;
  const own = found
    .flatMap(({ entry, score }) => (entry ? [{ entry, score, ahead: score - other }] : []))
    .filter(({ entry }) => entry !== same);
  return [...(same ? [{ entry: same, score: certain, ahead: certain }] : []), ...own].slice(
    0,
    count,
  );
}

/** Whether it answers: far enough from other subjects, the more so the more words are strange. */
export const isSure = (question: string, { score, ahead }: Found): boolean =>
  ahead >= leastAhead + strangeness * (1 - knownShare(question)) && ahead >= leastShare * score;

/** How much of what a question is about, by the weight of the words, the entries speak of: 0 to 1. */
export function knownShare(question: string): number {
  const { counts, weightOf } = open();
  const terms = [...new Set(termsOf(question))];
  const all = sum(terms.map(weightOf));
  return all === 0 ? 0 : sum(terms.filter((term) => counts.has(term)).map(weightOf)) / all;
}

// Chosen by the open part of the evaluation.
const leastAhead = 2.7;
const strangeness = 1;
const leastShare = 0.38;
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
  const { counts } = open();
  const unknown = terms.filter(
    (term) => term.length >= shortestMisspelt && !term.includes('_') && !counts.has(term),
  );
  const misspelt = new Set(unknown.slice(0, mostMisspelt));
  return index.search(terms.join(' '), {
    fuzzy: (term) => misspelt.has(term) && (term.length < long ? 1 : 2),
  }) as unknown as { id: string; score: number }[];
}

type Opened = {
  index: MiniSearch;
  /** In how many documents of entries a term is. */
  counts: ReadonlyMap<string, number>;
  weightOf: (term: string) => number;
  exact: ReadonlyMap<string, Entry>;
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
  const countIn = (documents: readonly { questions: readonly string[] }[]) => {
    const counts = new Map<string, number>();
    for (const { questions } of documents)
      for (const term of new Set(questions)) counts.set(term, (counts.get(term) ?? 0) + 1);
    return counts;
  };
  const all = [...own, ...others];
  const everywhere = countIn(all);
  const index = new MiniSearch({
    fields: ['title', 'questions', 'answer'],
    extractField: (document, field) =>
      field === 'id' ? document.id : document[field as 'title'].join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 0.3, questions: 1, answer: 0.1 },
      boostTerm: boostOf,
      bm25: { k: 3, b: 0.5, d: 0.5 },
      weights: { fuzzy: 0.5, prefix: 0 },
    },
  });
  index.addAll(all);
  return {
    index,
    counts: countIn(own),
    weightOf: (term) =>
      boostOf(term) * Math.log(1 + all.length / (everywhere.get(term) ?? countOfUnknown)),
    exact: new Map(
      entries.flatMap((one) =>
        [...one.questions, one.title].map((way) => [keyOf(way), one] as const),
      ),
    ),
  };
}
