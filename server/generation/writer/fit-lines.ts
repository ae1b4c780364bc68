// Chooses which lines are spoken, so that every row can be said in its seconds.
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Line } from './treatment.ts';

const variants = (line: Line): readonly string[] =>
  typeof line.text === 'string' ? [line.text] : line.text;
const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Lays the lines of one beat into its rows. `capacities` are words per row. Lines of low rank come
 * first to the seconds; order of speech stays as written. A line that was said before, or of which
 * no variant fits, is left out.
 */
export function fitLines(
  lines: readonly Line[],
  capacities: readonly number[],
  said: Set<string>,
): string[][] {
  const byRank = lines
    .map((line, order) => ({ line, order }))
    .sort((a, b) => a.line.rank - b.line.rank || a.order - b.order);
  let chosen: { order: number; text: string }[] = [];
  for (const { line, order } of byRank) {
    for (const text of variants(line)) {
      if (isSaid(text, said) || chosen.some((each) => overlaps(each.text, text))) continue;
      const next = [...chosen, { order, text }].sort((a, b) => a.order - b.order);
      if (
        !pack(
          next.map((each) => each.text),
          capacities,
        )
      )
        continue;
      chosen = next;
      break;
    }
  }
  for (const { text } of chosen) said.add(key(text));
  return (
    pack(
      chosen.map((each) => each.text),
      capacities,
    ) ?? capacities.map(() => [])
  );
}

// Deals lines to one or two rows, as evenly as they fit; undefined when they do not.
function pack(texts: readonly string[], capacities: readonly number[]): string[][] | undefined {
  const words = (from: number, to?: number) => countSpokenWords(texts.slice(from, to).join(' '));
  const [first = 0, second] = capacities;
  if (second === undefined) return words(0) <= first ? [[...texts]] : undefined;
  let best: { at: number; gap: number } | undefined;
  for (let at = 0; at <= texts.length; at += 1) {
    const [before, after] = [words(0, at), words(at)];
    if (before > first || after > second) continue;
    const gap = Math.abs(before / first - after / second);
    if (!best || gap < best.gap) best = { at, gap };
  }
  return best ? [texts.slice(0, best.at), texts.slice(best.at)] : undefined;
}

const isSaid = (text: string, said: Set<string>) => said.has(key(text));
const overlaps = (a: string, b: string) =>
  key(a) === key(b) || key(a).endsWith(key(b)) || key(b).endsWith(key(a));
