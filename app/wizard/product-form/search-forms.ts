import type { CatalogueEntry, Tongue } from '#domain/storyboard/catalogue/entry.ts';

/** Something a product can be drawn as, by its usual name. */
export type Form = { id: string; name: string };

type Known = Form & { words: readonly string[] };

/** Makes a search over the catalogue: everything in the order of the names, or what is asked for, the closest first. */
export function openSearch(entries: readonly CatalogueEntry[], tongue: Tongue) {
  const known: Known[] = entries
    .map(({ id, names }) => ({
      id,
      name: names[tongue][0] ?? id,
      words: Object.values(names).flat().map(folded),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tongue));
  return (asked: string): Form[] => {
    const query = folded(asked).trim();
    if (query === '') return known;
    return [0, 1, 2].flatMap((rank) => known.filter(({ words }) => rankOf(words, query) === rank));
  };
}

// Whole or from its beginning, from the beginning of a word in it, anywhere in it; 3 is nowhere.
function rankOf(words: readonly string[], query: string): number {
  if (words.some((word) => word.startsWith(query))) return 0;
  if (words.some((word) => word.includes(` ${query}`))) return 1;
  return words.some((word) => word.includes(query)) ? 2 : 3;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
