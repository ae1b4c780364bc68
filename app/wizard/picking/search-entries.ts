import type { CatalogueEntry, Tongue } from '#domain/storyboard/catalogue/entry.ts';

/** Something of the catalogue by its usual name; `word` is what it was found by, where that is another. */
export type Entry = { id: string; name: string; word?: string };

type Known = Entry & { words: readonly string[]; folded: readonly string[] };

/** Makes a search over the catalogue: everything in the order of the names, or what is asked for, the closest first. */
export function openSearch(entries: readonly CatalogueEntry[], tongue: Tongue) {
  const known: Known[] = entries
    .map(({ id, names }) => {
      const words = [...names[tongue], ...Object.values(names).flat()];
      return { id, name: names[tongue][0] ?? id, words, folded: words.map(folded) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, tongue));
  return (asked: string): Entry[] => {
    const query = folded(asked).trim();
    if (query === '') return known;
    return ranks.flatMap((isLike) =>
      known.flatMap(({ id, name, words, folded }) => {
        const at = folded.findIndex((word) => isLike(word, query));
        const isEarlier = ranks
          .slice(0, ranks.indexOf(isLike))
          .some((nearer) => folded.some((word) => nearer(word, query)));
        if (at < 0 || isEarlier) return [];
        const word = words[at] ?? name;
        return [word === name ? { id, name } : { id, name, word }];
      }),
    );
  };
}

// Whole or from its beginning, from the beginning of a word in it, anywhere in it.
const ranks: readonly ((word: string, query: string) => boolean)[] = [
  (word, query) => word.startsWith(query),
  (word, query) => word.includes(` ${query}`),
  (word, query) => word.includes(query),
];

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
