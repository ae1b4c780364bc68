import { articles, genitives, smallWords } from './small-words.ts';

const isSmall = (word: string) => smallWords.has(word.toLowerCase().replaceAll("'", '’'));
const isArticle = (word: string) => articles.has(word.toLowerCase());
const isGenitive = (word: string) => genitives.has(word.toLowerCase().replaceAll("'", '’'));

const particles = new Set(['off', 'out', 'up', 'down', 'away']);

/** Words before `most` telling ones, with the small ones between; whole phrases, never a part of one. */
export function shorten(action: string): string {
  let words = action.split(/\s+/).filter(Boolean);
  while (words.length > 2 && isArticle(words[0] ?? '')) words = words.slice(1);
  const upTo = endOf(words);
  // One last word is not worth a cut: `gehen nacheinander aus`, `within two | days, £45 an hour`.
  const isLast = words.length - upTo === 1 || /[,;]$/u.test(words[upTo] ?? '');
  const end = isLast ? upTo + 1 : upTo;
  const chosen = words.slice(0, end);
  // What a comma closes is whole.
  const closed = end < words.length ? chosen.findLastIndex((word) => /[,;]$/u.test(word)) : -1;
  if (closed > 0)
    return chosen
      .slice(0, closed + 1)
      .join(' ')
      .replace(/[.,;:!?]+$/u, '');
  if (end < words.length && breaksPhrase(chosen, words[end] ?? '')) {
    const whole = completed(words, end);
    if (whole) chosen.push(...words.slice(end, whole));
    else dropPhrase(chosen);
  }
  // `reads a question off` waits for what comes.
  if (particles.has(chosen.at(-1) ?? '') && isArticle(words[chosen.length] ?? '')) chosen.pop();
  const hangs = end < words.length ? isSmall : isArticle;
  while (chosen.length > 1 && hangs(chosen.at(-1) ?? '')) chosen.pop();
  return chosen.join(' ').replace(/[.,;:!?]+$/u, '');
}

// Up to four telling words; a further phrase after three of them is left out.
function endOf(words: readonly string[]): number {
  let telling = 0;
  let at = 0;
  for (; at < words.length && at < 6 && telling < 4; at += 1) {
    const word = words[at] ?? '';
    if (!isSmall(word)) telling += 1;
    else if (telling >= 3 && !isArticle(word) && !isGenitive(word)) break;
  }
  return at;
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

// A phrase that an article or a preposition opened is still open when it is not followed by another.
function breaksPhrase(chosen: readonly string[], next: string): boolean {
  if (isSmall(next)) return false;
  const opener = chosen.findLastIndex(isSmall);
  const after = chosen.length - 1 - opener;
  if (opener < 0 || after > 2) return false;
  return after === 0 || !isCapital(chosen.at(-1) ?? '');
}

// Where the phrase ends: at a noun in capitals, else before the next small word or the end.
function completed(words: readonly string[], from: number): number | undefined {
  for (let at = from; at < words.length && at < from + 3; at += 1) {
    const next = words[at + 1];
    if (isSmall(words[at] ?? '')) return at;
    if (isCapital(words[at] ?? '') || next === undefined || isSmall(next)) return at + 1;
  }
  return undefined;
}

function dropPhrase(chosen: string[]): void {
  const opener = chosen.findLastIndex(isSmall);
  if (opener >= 2) chosen.length = opener;
}
