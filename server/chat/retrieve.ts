// Finds what the assistant knows about a question: words weighed by an index of every way to ask,
// and a floor below which it knows nothing.
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Entry } from '#domain/chat/entry.ts';
import { isOfHouse } from '#domain/chat/house-words.ts';
import { entries } from '#domain/chat/knowledge/entries.ts';
import { respelled } from '#domain/chat/respelled.ts';
import { plainWords, termsOf, turnsOf } from '#domain/chat/words.ts';

/** `score` is 0 to 1: how much of what was asked the entry is about. */
export type Found = { entry: Entry; score: number };

/** What scores less is no answer. Calibrated by the table of questions in the tests. */
export const scoreFloor = 0.42;

const mostTerms = 40;
const fuzzyShare = 0.8;
const coverageShare = 0.55;
const turnWeight = 0.9;
// A word the house never uses, in a question about its trade, names what somebody sells.
const strangerShare = 0.35;
// Without a word of the trade, nearly all of a question must be about the entry.
const coveredEnough = 0.8;
const strangeShare = 0.63;
// Of two that are as alike the one that is asked so in its title comes first.
const aliasShare = 0.98;

const leadingScore = 0.32;
const leadingShare = 1.25;

/** The best for a question, above the floor or, where it speaks of the trade, well ahead of the next. */
export function findSure(question: string): Found[] {
  const [first, second] = retrieve(question, 2);
  if (!first) return [];
  const leads = first.score >= leadingScore && first.score >= leadingShare * (second?.score ?? 0);
  const isSure = first.score >= scoreFloor || (leads && isOfHouse(termsOf(question)));
  return isSure ? [first] : [];
}

/** The entries that fit a question best, best first, at most `count`. */
export function retrieve(asTyped: string, count = 5): Found[] {
  const { index, exact, counts } = open();
  const question = respelled(asTyped, (word) => termsOf(word).every((term) => counts.has(term)));
  const same = exact.get(keyOf(question));
  if (same) return [{ entry: same, score: 1 }];
  const terms = [...new Set(termsOf(question))].slice(0, mostTerms);
  if (terms.length === 0 || !/\p{L}/u.test(question)) return [];
  const byEntry = Map.groupBy(index.search(terms.join(' ')), ({ entry }) => entry as Entry);
  const asked = askedOf(question, terms, byEntry);
  return [...byEntry]
    .map(([entry, ways]) => ({ entry, score: scoreOf(asked, ways) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count);
}

type Asked = {
  weights: ReadonlyMap<string, number>;
  total: number;
  turns: ReadonlySet<string>;
  isOfHouse: boolean;
};

function askedOf(
  question: string,
  terms: readonly string[],
  byEntry: ReadonlyMap<Entry, readonly SearchResult[]>,
): Asked {
  const known = new Set([...byEntry.values()].flat().flatMap(({ queryTerms }) => queryTerms));
  const ofHouse = isOfHouse(terms);
  const stranger = ofHouse ? strangerShare : 1;
  const weights = new Map(
    terms.map((term) => [
      term,
      weightOf(term) * (known.has(term) ? 1 : /\d/.test(term) ? 0 : stranger),
    ]),
  );
  const total = Math.max(1, sum([...weights.values()]));
  return { weights, total, turns: turnsOf(question), isOfHouse: ofHouse };
}

// How much of the question is in any of the entry's own ways to ask it, and how alike the best is.
function scoreOf(asked: Asked, ways: readonly SearchResult[]): number {
  const { weights, total, turns } = asked;
  const found = new Map<string, number>();
  const weigh = (shares: ReadonlyMap<string, number>) =>
    sum([...shares].map(([term, share]) => (weights.get(term) ?? 0) * share));
  let likeness = 0;
  for (const way of ways) {
    const shares = sharesOf(way);
    for (const [term, share] of shares) found.set(term, Math.max(share, found.get(term) ?? 0));
    const wayTurns = way.turns as ReadonlySet<string>;
    const shared = weigh(shares) + turnWeight * shareOf(turns, wayTurns);
    const all = total + Number(way.weight) + turnWeight * (turns.size + wayTurns.size);
    likeness = Math.max(likeness, ((2 * shared) / all) * (way.isTitle ? 1 : aliasShare));
  }
  const covered = weigh(found) / total;
  const score = coverageShare * covered + (1 - coverageShare) * likeness;
  return asked.isOfHouse || covered >= coveredEnough ? score : score * strangeShare;
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

const shareOf = (some: ReadonlySet<string>, others: ReadonlySet<string>) => {
  let shared = 0;
  for (const one of some) if (others.has(one)) shared += 1;
  return shared;
};
const weightOf = (term: string) => weigh(open().counts.get(term));
// A word the house never uses: it may be what somebody sells, or another subject altogether.
const unknownCount = 1;
const weigh = (count = unknownCount) => Math.log(1 + entries.length / count);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const fillers =
  /\b(?:exactly|basically|actually|really|just|please|pls|things?|stuff|so|ok|okay|um|well|lol|then|now)\b/g;
const keyOf = (text: string) =>
  plainWords(text)
    .replace(fillers, ' ')
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
    storeFields: ['entry', 'weight', 'isTitle', 'turns'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      fuzzy: (term) => (term.length < 5 || term.length > 24 ? false : term.length < 9 ? 1 : 2),
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
          turns: turnsOf(way),
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
