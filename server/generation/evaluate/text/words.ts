// Words as they are compared: without capitals, accents and inflection.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { endings, irregular } from './endings.ts';
import { functionWords } from './function-words.ts';

/** Lower case, without accents; `ß` is `ss`, `œ` is `oe`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');

/** Every run of letters or digits, folded; apostrophes and hyphens part words, separators stay in figures. */
export const wordsOf = (text: string): string[] =>
  fold(text).match(/\p{N}+(?:[.,:]\p{N}+)*|\p{L}+/gu) ?? [];

/** The words that carry something: no function words, no single letters; figures are among them. */
export function contentWords(text: string, tongue: Tongue): string[] {
  const closed = functionWords[tongue];
  return wordsOf(text).filter(
    (word) => /\p{N}/u.test(word) || (word.length > 1 && !closed.has(word)),
  );
}

const groups = Object.fromEntries(
  Object.entries(irregular).map(([tongue, rows]) => [
    tongue,
    new Map(rows.flatMap((row, group) => row.split(' ').map((form) => [form, group] as const))),
  ]),
) as Record<Tongue, Map<string, number>>;

/** Whether two folded words are forms of one. */
export function sameWord(a: string, b: string, tongue: Tongue): boolean {
  if (a === b) return true;
  if (/\p{N}/u.test(a) || /\p{N}/u.test(b)) return false;
  const group = groups[tongue].get(a);
  if (group !== undefined && group === groups[tongue].get(b)) return true;
  if (sameButEnding(a, b, tongue)) return true;
  return tongue === 'de' && sameParticiple(a, b);
}

function sameButEnding(a: string, b: string, tongue: Tongue): boolean {
  let common = 0;
  while (common < a.length && common < b.length && a[common] === b[common]) common++;
  // The ending may begin before the first letter that differs: `closes`, `closed`.
  for (let at = common; at >= Math.max(3, common - 3); at--) {
    const [left, right] = [undoubled(a, at, tongue), undoubled(b, at, tongue)];
    if (endings[tongue].some((row) => row.has(left) && row.has(right))) return true;
  }
  return false;
}

// `stopping` is `stop` and `ing`.
function undoubled(word: string, at: number, tongue: Tongue): string {
  const rest = word.slice(at);
  return tongue === 'en' && rest.length > 2 && rest[0] === word[at - 1] ? rest.slice(1) : rest;
}

// `geklebt` and `kleben`, `aufgeklebt` and `aufkleben`.
function sameParticiple(a: string, b: string): boolean {
  const [bare, other] = [withoutGe(a), withoutGe(b)];
  return (bare !== a || other !== b) && bare.length > 3 && sameButEnding(bare, other, 'de');
}
const withoutGe = (word: string) =>
  word.replace(
    /^(ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|vor|weg|zu|zuruck)?ge(?=.{4})/,
    '$1',
  );

/** Whether a word stands among others in any form. */
export const holdsWord = (words: readonly string[], word: string, tongue: Tongue): boolean =>
  words.some((one) => sameWord(one, word, tongue));

/** Whether a text names a thing: all content words of the name stand in it; in German also inside a compound. */
export function names(text: string, name: string, tongue: Tongue): boolean {
  const words = wordsOf(text);
  const wanted = contentWords(name, tongue);
  return (
    wanted.length > 0 &&
    wanted.every(
      (word) =>
        holdsWord(words, word, tongue) ||
        (tongue === 'de' && word.length > 3 && words.some((one) => isPartOf(word, one))),
    )
  );
}

const isPartOf = (part: string, compound: string): boolean =>
  compound.length > part.length + 2 &&
  (compound.startsWith(part) ||
    compound.endsWith(part) ||
    compound.replace(/(?:e|en|er|n|s)$/, '').endsWith(part));
