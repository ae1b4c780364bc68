// Whether a text carries what a span says.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { contentWords, holdsWord, names, wordsOf } from './words.ts';

/** How many of so many content words make a span recognisable: six in ten, fewer of a long one. */
export const neededOf = (words: number): number =>
  words <= 8
    ? Math.max(Math.min(2, words), Math.ceil(words * 0.6))
    : 5 + Math.ceil((words - 8) * 0.25);

/** Whether a text has every figure of a span and enough of its content words, in any form and order. */
export function carries(text: string, span: string, tongue: Tongue): boolean {
  const wanted = [...new Set(contentWords(span, tongue))];
  const figures = wanted.filter((word) => /\p{N}/u.test(word));
  const words = wordsOf(text);
  if (!figures.every((figure) => words.includes(figure))) return false;
  const held = wanted.filter((word) => isIn(words, text, word, tongue)).length;
  return wanted.length > 0 && held >= neededOf(wanted.length);
}

/** The content words of a span that a text does not have. */
export function missingFrom(text: string, span: readonly string[], tongue: Tongue): string[] {
  const words = wordsOf(text);
  return span.filter((word) => !isIn(words, text, word, tongue));
}

const isIn = (words: readonly string[], text: string, word: string, tongue: Tongue): boolean =>
  holdsWord(words, word, tongue) || (tongue === 'de' && names(text, word, tongue));
