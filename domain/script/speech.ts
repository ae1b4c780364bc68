// Does a line fit its seconds? Words are counted as they are said, not as they are printed.

import type { CreativeApproach } from '../wizard/options.ts';
import { readings } from './spoken-words.ts';

/** The share of a line's time left free for breath and picture. */
export const air = 0.1;

/** Words a second of the voice that suits an approach: soft for story, medium for problem, hard for bold. */
export function wordsPerSecond(approach: CreativeApproach): number {
  return { story: 2.0, problem: 2.5, bold: 2.8 }[approach];
}

/**
 * The words a speaker says when reading the text. Digits, prices, percentages, times, telephone
 * numbers and addresses count as spoken (`$9.99` is four: 'nine dollars ninety nine'), parts of a
 * hyphenated word count each, capitals without a vowel or of at most three letters are spelled
 * (`BMW`), a word of more than 14 letters counts double, and directions in round or square
 * brackets count nothing. Numbers count as English says them in every language.
 */
export function countSpokenWords(text: string): number {
  let count = 0;
  let rest = text.normalize('NFC');
  for (const [pattern, words] of readings) {
    rest = rest.replace(pattern, (match: string, ...more: (string | undefined)[]) => {
      // After the groups come the place of the match and the whole text.
      const spoken = words(match, ...more.slice(0, -2));
      if (spoken === undefined) return match;
      count += spoken;
      return ' ';
    });
  }
  const isMixedCase = /\p{Ll}/u.test(text);
  for (const [word] of rest.matchAll(/[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu)) {
    count += isMixedCase && isSpelled(word) ? word.length : Math.ceil(word.length / 14);
  }
  return count;
}

/** The most words that can be said in some seconds at a pace, with air left. */
export function wordsThatFit(seconds: number, pace: number): number {
  // The small term keeps 4 s at 2.5 words from losing a word to binary fractions.
  return Math.floor(seconds * pace * (1 - air) + 1e-9);
}

/** Whether the text can be said in the seconds at the pace, with air left. */
export function fitsSeconds(text: string, seconds: number, pace: number): boolean {
  return countSpokenWords(text) <= wordsThatFit(seconds, pace);
}

function isSpelled(word: string): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(word)) return false;
  return word.length <= 3 || !/[AEIOUYÁÉÍÓÚÀÈÙÂÊÎÔÛÄÖÜ]/.test(word);
}
