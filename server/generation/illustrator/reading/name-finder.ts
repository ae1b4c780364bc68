// Finds things and places of the catalogue in a typed line by their whole names, never by parts of a word.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { plain } from './stems.ts';

export type Named = { id: string; names: readonly string[] };
/** What was found, and where in the text as it was typed. */
export type Hit = { id: string; at: number; length: number };
export type Finder = (text: string) => Hit[];
type NamedWords = { id: string; words: readonly string[] };

/** Letters of a text that are looked through. */
const longest = 4000;

/** A finder for names as they are written down: singular or plural, the longest that fits. */
export function nameFinder(entries: readonly Named[], tongue: Tongue): Finder {
  const singulars = singularsIn(tongue);
  const isForm = (word: string, name: string): boolean =>
    word === name || (word.length > 3 && singulars(word).includes(name));
  const starts = new Map<string, NamedWords[]>();
  for (const { id, names } of entries)
    for (const name of names) {
      const words = plain(name).split(' ').filter(Boolean);
      const [first] = words;
      if (!first || (words.length === 1 && first.length < 3)) continue;
      const one = { id, words };
      for (const form of new Set([first, ...singulars(first)])) {
        const known = starts.get(form);
        if (known) known.push(one);
        else starts.set(form, [one]);
      }
    }
  return (text) => {
    const words = [...text.slice(0, longest).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((one) => ({
      word: plain(one[0]),
      at: one.index,
      end: one.index + one[0].length,
    }));
    const hits: Hit[] = [];
    for (let i = 0; i < words.length; ) {
      const here = words.slice(i, i + 5);
      const [first] = here;
      const known = [first?.word ?? '', ...singulars(first?.word ?? '')].flatMap(
        (form) => starts.get(form) ?? [],
      );
      const best = known
        .filter((one) => one.words.every((word, at) => isForm(here[at]?.word ?? '', word)))
        .toSorted((a, b) => b.words.length - a.words.length)[0];
      const last = best && here[best.words.length - 1];
      if (first && best && last)
        hits.push({ id: best.id, at: first.at, length: last.end - first.at });
      i += best ? best.words.length : 1;
    }
    return hits;
  };
}

// What a word may be the plural of: `boxes`, `Dosen`, `panes`, `tableaux`; wooden is no plural of wood.
const endings: Record<Tongue, readonly string[]> = {
  en: ['s', 'es'],
  de: ['s', 'es', 'n', 'en', 'e', 'er'],
  es: ['s', 'es'],
  fr: ['s', 'x'],
};
const singularsIn =
  (tongue: Tongue) =>
  (word: string): string[] =>
    endings[tongue]
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 3)
      .map((ending) => word.slice(0, -ending.length))
      .concat(tongue === 'en' && word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []);
