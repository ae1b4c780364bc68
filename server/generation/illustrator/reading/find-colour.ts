import { colourWords } from './colour-words.ts';
import { findFirst, plain } from './stems.ts';

/** The colour said of a thing, for its plan: `the orange box`, `una taza roja`. */
export function colourSaid(
  text: string,
  { at, length }: { at: number; length: number },
): { colour?: string } {
  const before = plain(text.slice(Math.max(0, at - 60), at))
    .split(' ')
    .slice(-2)
    .reverse();
  const [after = ''] = plain(text.slice(at + length, at + length + 60)).split(' ');
  for (const word of [...before, after]) {
    const colour = word ? findFirst(word, colourWords) : undefined;
    if (colour) return { colour };
  }
  return {};
}
