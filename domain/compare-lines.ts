/** A line of either text: in both, in the one before alone, or in the one after alone. */
export type ComparedLine = { kind: 'same' | 'gone' | 'new'; text: string };

// Comparing takes a step for each pair of lines; past this, what differs is told as one piece.
const mostPairs = 1_000_000;

/** The lines of two texts in reading order, as few as possible of them gone or new. */
export function compareLines(before: string, after: string): ComparedLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const start = sameAtStart(old, now);
  const end = sameAtEnd(old, now, start);
  const same = (text: string): ComparedLine => ({ kind: 'same', text });
  return [
    ...old.slice(0, start).map(same),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map(same),
  ];
}

/** How many lines are gone or new; a changed line, which is both, counts once. */
export function countChanged(lines: readonly ComparedLine[]): number {
  let [count, gone, added] = [0, 0, 0];
  for (const { kind } of [...lines, { kind: 'same' }]) {
    if (kind === 'gone') gone += 1;
    else if (kind === 'new') added += 1;
    else {
      count += Math.max(gone, added);
      [gone, added] = [0, 0];
    }
  }
  return count;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

function sameAtStart(old: readonly string[], now: readonly string[]): number {
  let at = 0;
  while (at < old.length && at < now.length && old[at] === now[at]) at += 1;
  return at;
}

function sameAtEnd(old: readonly string[], now: readonly string[], start: number): number {
  const most = Math.min(old.length, now.length) - start;
  let at = 0;
  while (at < most && old.at(-1 - at) === now.at(-1 - at)) at += 1;
  return at;
}

function middle(old: readonly string[], now: readonly string[]): ComparedLine[] {
  const gone = (text: string): ComparedLine => ({ kind: 'gone', text });
  const added = (text: string): ComparedLine => ({ kind: 'new', text });
  if (old.length * now.length > mostPairs) return [...old.map(gone), ...now.map(added)];
  const width = now.length + 1;
  const common = commonFrom(old, now, width);
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    const [left, right] = [old[i] as string, now[j] as string];
    if (left === right) {
      lines.push({ kind: 'same', text: left });
      [i, j] = [i + 1, j + 1];
    } else if ((common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0)) {
      lines.push(gone(left));
      i += 1;
    } else {
      lines.push(added(right));
      j += 1;
    }
  }
  return [...lines, ...old.slice(i).map(gone), ...now.slice(j).map(added)];
}

// At `i * width + j`: how many lines can be kept of what is left from there on.
function commonFrom(old: readonly string[], now: readonly string[], width: number): Uint16Array {
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] =
        old[i] === now[j]
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
  return common;
}
