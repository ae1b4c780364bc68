// Finds the library's words in a text: things by what they are called, places by where they are.
// Stems of four letters and fewer match whole words, longer ones begin a word. `~` before a stem
// matches any part of a word, `!` only a noun (after an article, an adjective or at the end of a
// name), and `@es` after it only a text in that language.
import { plain } from './stems.ts';

type Language = 'en' | 'es' | 'fr' | 'de';
type Stem<Meaning> = {
  meaning: Meaning;
  body: string;
  noun: boolean;
  language?: Language;
};
export type Match<Meaning> = { meaning: Meaning; at: number; length: number };
export type Matcher<Meaning> = (text: string) => Match<Meaning>[];

/** Stems from their list in one string. */
export const listStems = (stems: string): string[] =>
  stems
    .split(',')
    .map((stem) => stem.trim())
    .filter(Boolean);

const functionWords: Record<Language, ReadonlySet<string>> = {
  en: new Set('the a an and of to with for in on is her his she he that at from'.split(' ')),
  es: new Set('el la los las un una y de del con para en que su por se al lo es'.split(' ')),
  fr: new Set('le la les un une et de du des dans avec pour sur que il elle au en est'.split(' ')),
  de: new Set('der die das ein eine und mit fur im in den dem von zu auf ist sie er'.split(' ')),
};
// After these a word is a thing, not something people do.
const beforeNouns = new Set(
  'a an the of her his their my your our this that one two every each new with un una el la los las su le les une son sa der die das den dem ein eine einen einem ihr sein red blue green orange black white yellow brown small big little full empty open'.split(
    ' ',
  ),
);

/** Builds a matcher; texts are read in one pass over their words. */
export function matchStems<Meaning>(
  entries: readonly { meaning: Meaning; stems: readonly string[] }[],
): Matcher<Meaning> {
  const starts = new Map<string, Stem<Meaning>[]>();
  const inside: Stem<Meaning>[] = [];
  for (const { meaning, stems } of entries) {
    for (const raw of stems) {
      const stem = readStem(raw, meaning);
      if (raw.startsWith('~')) inside.push(stem);
      else starts.set(stem.body.slice(0, 2), [...(starts.get(stem.body.slice(0, 2)) ?? []), stem]);
    }
  }
  return (text) => {
    const clean = plain(text);
    const language = languageOf(clean);
    const found: Match<Meaning>[] = [];
    for (const { 0: word, index: at } of clean.matchAll(/\S+/g)) {
      for (const stem of starts.get(word.slice(0, 2)) ?? []) {
        if (fits(stem, clean, at, language)) found.push(matchOf(stem, at));
      }
      for (const stem of inside) {
        const offset = word.indexOf(stem.body);
        if (offset >= 0 && (stem.language ?? language) === language)
          found.push(matchOf(stem, at + offset));
      }
    }
    return longest(found);
  };
}

function readStem<Meaning>(raw: string, meaning: Meaning): Stem<Meaning> {
  const [word = '', language] = raw.split('@');
  const stem = { meaning, body: plain(word), noun: raw.startsWith('!') };
  return language ? { ...stem, language: language as Language } : stem;
}

const matchOf = <Meaning>({ meaning, body }: Stem<Meaning>, at: number): Match<Meaning> => ({
  meaning,
  at,
  length: body.length,
});

function fits(stem: Stem<unknown>, clean: string, at: number, language: Language): boolean {
  if (stem.language && stem.language !== language) return false;
  if (!clean.startsWith(stem.body, at)) return false;
  const end = at + stem.body.length;
  if (stem.body.length <= 4 && !/^s?(?!\S)/.test(clean.slice(end, end + 2))) return false;
  if (!stem.noun) return true;
  const before = clean.slice(0, at).trimEnd().split(' ').at(-1) ?? '';
  return beforeNouns.has(before) || (end >= clean.length - 1 && clean.split(' ').length <= 3);
}

/** The language whose small words a plain text uses most; English where it uses none. */
export function languageOf(clean: string): Language {
  const words = clean.split(' ');
  let best: Language = 'en';
  let most = 0;
  for (const [language, small] of Object.entries(functionWords)) {
    const count = words.filter((word) => small.has(word)).length;
    if (count > most) [best, most] = [language as Language, count];
  }
  return best;
}

// Of matches that overlap the longest stays: `seat belt` and not `belt`, `dog food` and not `dog`.
function longest<Meaning>(found: Match<Meaning>[]): Match<Meaning>[] {
  const kept: Match<Meaning>[] = [];
  for (const match of [...found].sort((a, b) => b.length - a.length || a.at - b.at)) {
    const clash = kept.some(
      ({ at, length }) => match.at < at + length && at < match.at + match.length,
    );
    if (!clash) kept.push(match);
  }
  return kept.sort((a, b) => a.at - b.at);
}
