import { type ComparedLine, compareLines, countChanged } from './compare-lines.ts';

/** What changed in a text: the changed lines with one that stayed before and after them, the first of them. */
export type TextChanges = {
  lines: ComparedLine[];
  /** How many lines changed in all; none where the text is the same. */
  count: number;
  /** How many changed lines stand no more among `lines`. */
  left: number;
};

const mostLines = 120;

/** How one text became another, line by line. */
export function textChanges(before: string, after: string): TextChanges {
  const all = compareLines(before, after);
  const isNear = (at: number) =>
    [at - 1, at, at + 1].some((near) => all[near] && all[near].kind !== 'same');
  const near = all.filter((_, at) => isNear(at));
  const lines = near.slice(0, mostLines);
  return { lines, count: countChanged(all), left: countChanged(near.slice(mostLines)) };
}
