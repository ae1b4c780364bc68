import type { CatalogueEntry, Tongue } from '#domain/storyboard/catalogue/entry.ts';

/** Something of the catalogue by its usual name; `word` is what it was found by, where that is another. */
export type Entry = { id: string; name: string; word?: string };

type Known = Entry & {
  /** By it alone it is known in a language: its own first. */
  usual: readonly string[];
  words: readonly string[];
  folded: readonly string[];
};

/** Makes a search over the catalogue: everything in the order of the names, or what is asked for, the closest first. */
export function openSearch(entries: readonly CatalogueEntry[], tongue: Tongue) {
  const known: Known[] = entries
    .map(({ id, names }) => {
      const words = [...names[tongue], ...Object.values(names).flat()];
      const usual = [names[tongue], ...Object.values(names)].flatMap(([name]) => name ?? []);
      return {
        ...{ id, name: names[tongue][0] ?? id, words },
        ...{ usual: usual.map(folded), folded: words.map(folded) },
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, tongue));
  return (asked: string): Entry[] => {
    const query = folded(asked).trim();
    if (query === '') return known;
    return known
      .flatMap((one) => foundBy(one, query) ?? [])
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry);
  };
}

// The lower the rank, the closer it is.
function foundBy(
  { id, name, usual, words, folded }: Known,
  query: string,
): { rank: number; entry: Entry } | undefined {
  for (const [rank, isLike] of ranks.entries()) {
    const at = folded.findIndex((word) => isLike(word, query, usual));
    if (at < 0) continue;
    const word = words[at] ?? name;
    return { rank, entry: word === name ? { id, name } : { id, name, word } };
  }
  return undefined;
}

// What it is called, in the page's language and then in any; another word for it; what begins so, as a word
// and then as a part of one; a later word of it; anywhere in it.
const ranks: readonly ((word: string, query: string, usual: readonly string[]) => boolean)[] = [
  (word, query, [own]) => word === query && word === own,
  (word, query, usual) => word === query && usual.includes(word),
  (word, query) => word === query,
  (word, query) => word.startsWith(`${query} `),
  (word, query) => word.startsWith(query),
  (word, query) => word.includes(` ${query}`),
  (word, query) => word.includes(query),
];

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
