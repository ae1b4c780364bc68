import { type MarkerName, markers } from '../palette.ts';
import type { Match } from '../reading/match-stems.ts';
import { findFirst, plain } from '../reading/stems.ts';
import { colourWords } from '../reading/wardrobe-words.ts';

/** The marker for the colour said of a thing: `the orange box`, `una taza roja`. */
export function colourOf(text: string, { at, length }: Match<unknown>): string | undefined {
  const clean = plain(text);
  const before = clean.slice(0, at).trimEnd().split(' ').slice(-2);
  const rest = clean
    .slice(at + length)
    .replace(/^\S*/, '')
    .trim();
  const name = nearest([...before].reverse()) ?? nearest(rest.split(' ').slice(0, 1));
  return name && markers[name];
}

const nearest = (words: readonly string[]): MarkerName | undefined => {
  for (const word of words) {
    const found = word ? findFirst(word, colourWords) : undefined;
    if (found) return found;
  }
  return undefined;
};
