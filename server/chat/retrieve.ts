// Finds what the assistant knows about a question: words weighed by an index of every way to ask,
// and a floor below which it knows nothing.
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Entry } from '#domain/chat/entry.ts';
import { entries } from '#domain/chat/knowledge/entries.ts';
import { plainWords, termsOf } from '#domain/chat/words.ts';

/** `score` is 0 to 1: how much of what was asked the entry is about. */
export type Found = { entry: Entry; score: number };

/** What scores less is no answer. Calibrated by the table of questions in the tests. */
export const scoreFloor = 0.5;

const mostTerms = 40;
const fuzzyShare = 0.8;
const coverageShare = 0.55;
// Of two that are as alike the one that is asked so in its title comes first.
const aliasShare = 0.98;

/** The entries that fit a question best, best first, at most `count`. */
export function retrieve(question: string, count = 5): Found[] {
  const { index, exact } = open();
  const same = exact.get(keyOf(question));
  if (same) return [{ entry: same, score: 1 }];
  const terms = [...new Set(termsOf(question))].slice(0, mostTerms);
  if (terms.length === 0) return [];
  const byEntry = Map.groupBy(index.search(terms.join(' ')), ({ entry }) => entry as Entry);
  return [...byEntry]
    .map(([entry, ways]) => ({ entry, score: scoreOf(terms, ways) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count);
}

// How much of the question is in any of the entry's own ways to ask it, and how alike the best is.
function scoreOf(terms: readonly string[], ways: readonly SearchResult[]): number {
  const asked = sum(terms.map(weightOf));
  const found = new Map<string, number>();
  let likeness = 0;
  for (const way of ways) {
    const shares = sharesOf(way);
    for (const [term, share] of shares) found.set(term, Math.max(share, found.get(term) ?? 0));
    const shared = sum([...shares].map(([term, share]) => weightOf(term) * share));
    const alike = (2 * shared) / (asked + Number(way.weight));
    likeness = Math.max(likeness, alike * (way.isTitle ? 1 : aliasShare));
  }
  const covered = sum([...found].map(([term, share]) => weightOf(term) * share)) / asked;
  return coverageShare * covered + (1 - coverageShare) * likeness;
}

// Each term of the question that was found: 1 as it was typed, less by a similar spelling.
function sharesOf({ match, queryTerms }: SearchResult): Map<string, number> {
  return new Map(queryTerms.map((term) => [term, term in match ? 1 : fuzzyShare]));
}

type Opened = {
  index: MiniSearch;
  counts: ReadonlyMap<string, number>;
  exact: ReadonlyMap<string, Entry>;
};
let opened: Opened | undefined;

// Made when first asked: a start has no use for it.
function open(): Opened {
  opened ??= build();
  return opened;
}

const weightOf = (term: string) => weigh(open().counts.get(term));
// A word the house never uses: it may be what somebody sells, or another subject altogether.
const unknownCount = 1;
const weigh = (count = unknownCount) => Math.log(1 + entries.length / count);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const keyOf = (text: string) =>
  plainWords(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function build(): Opened {
  const counts = new Map<string, number>();
  for (const { title, aliases } of entries) {
    for (const term of new Set([title, ...aliases].flatMap(termsOf))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const index = new MiniSearch({
    fields: ['words'],
    storeFields: ['entry', 'weight', 'isTitle'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      fuzzy: (term) => (term.length < 5 || term.length > 24 ? false : 0.2),
      weights: { fuzzy: 0.4, prefix: 0 },
    },
  });
  index.addAll(
    entries.flatMap((entry) =>
      [entry.title, ...entry.aliases].map((way, place) => {
        const terms = [...new Set(termsOf(way))];
        const weight = sum(terms.map((term) => weigh(counts.get(term))));
        return {
          id: `${entry.id} ${place}`,
          entry,
          weight,
          isTitle: place === 0,
          words: terms.join(' '),
        };
      }),
    ),
  );
  // Words that everybody says are left out, but a question may be made of nothing else.
  const exact = new Map(
    ['aliases', 'title'].flatMap((part) =>
      entries.flatMap((entry) =>
        (part === 'title' ? [entry.title] : entry.aliases).map(
          (way) => [keyOf(way), entry] as const,
        ),
      ),
    ),
  );
  return { index, counts, exact };
}
