import { colourWords } from './colour-words.ts';
import { findFirst, plain } from './stems.ts';

/** The colour said of a thing, for its plan: `the orange box`, `una taza roja`. */
export function colourSaid(
  text: string,
  { at, length }: { at: number; length: number },
): { colour?: string } {
  const clean = plain(text);
  const before = clean.slice(0, at).trimEnd().split(' ').slice(-2).reverse();
  const [after = ''] = clean
    .slice(at + length)
    .trim()
    .split(' ');
  for (const word of [...before, after]) {
    const colour = word ? findFirst(word, colourWords) : undefined;
    if (colour) return { colour };
  }
  return {};
}
