// What is different between two versions of a script, row by row, and a script that takes it in part.
import { type AvScript, formatAvScript, type ScriptRow } from '../av-script.ts';
import { secondsOf } from '../row-speech.ts';
import { inOrder, leastSeconds } from './row-times.ts';
import { scaled } from './scale-rows.ts';

/** Both stand where a row is in both versions, one where it was added or is gone. */
export type RowChange = {
  before?: ScriptRow;
  after?: ScriptRow;
  /** Its words and its seconds are the same. */
  isSame: boolean;
};

/**
 * The rows of two versions side by side, in the order of the film. Rows of the same words belong
 * together; what stands between them is paired as it comes.
 */
export function compareRows(
  before: readonly ScriptRow[],
  after: readonly ScriptRow[],
): RowChange[] {
  const changes: RowChange[] = [];
  let [from, to] = [0, 0];
  for (const [left, right] of [...kept(before, after), [before.length, after.length] as const]) {
    const between = Math.max(left - from, right - to);
    for (let at = 0; at < between; at++)
      changes.push(pairOf(rowIn(before, from + at, left), rowIn(after, to + at, right)));
    if (left < before.length) changes.push(pairOf(before[left], after[right]));
    [from, to] = [left + 1, right + 1];
  }
  return changes;
}

const rowIn = (rows: readonly ScriptRow[], at: number, end: number) =>
  at < end ? rows[at] : undefined;

function pairOf(before: ScriptRow | undefined, after: ScriptRow | undefined): RowChange {
  const isSame =
    before !== undefined &&
    after !== undefined &&
    wordsOf(before) === wordsOf(after) &&
    secondsOf(before).toFixed(2) === secondsOf(after).toFixed(2);
  return { ...(before ? { before } : {}), ...(after ? { after } : {}), isSame };
}

/** Whether two rows say and show the same, however long. */
export const sameWords = (one: ScriptRow, other: ScriptRow): boolean =>
  wordsOf(one) === wordsOf(other);

const wordsOf = ({ beat, video, cues }: ScriptRow) => JSON.stringify([beat, video, cues]);

// The places of the most rows whose words are in both, in order.
function kept(before: readonly ScriptRow[], after: readonly ScriptRow[]): [number, number][] {
  const [left, right] = [before.map(wordsOf), after.map(wordsOf)];
  const most = left.map(() => right.map(() => 0)).concat([right.map(() => 0)]);
  const at = (i: number, j: number) => most[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      (most[i] as number[])[j] =
        left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const places: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) places.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return places;
}

/** A line of a row that only one version has. */
export type LineChange = { isNew: boolean; text: string };

/** The lines of a change as the plain text has them: each that is gone, and behind it those that are new. */
export function lineChanges({ before, after }: RowChange): LineChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const gone = old.filter((line) => !now.includes(line));
  let added = now.filter((line) => !old.includes(line));
  const paired = gone.flatMap((text) => {
    const own = added.filter((line) => labelOf(line) === labelOf(text)).slice(0, 1);
    added = added.filter((line) => !own.includes(line));
    return [{ isNew: false, text }, ...own.map((line) => ({ isNew: true, text: line }))];
  });
  return [...paired, ...added.map((text) => ({ isNew: true, text }))];
}

const labelOf = (line: string) => line.slice(0, Math.max(0, line.indexOf(':')));

function linesOf(row: ScriptRow | undefined): string[] {
  if (!row) return [];
  const alone = formatAvScript({ title: '', facts: [], rows: [row], notes: [] }).split('\n');
  const seconds = Number(secondsOf(row).toFixed(2));
  return [`SECONDS: ${seconds}`, ...(row.beat ? [`BEAT: ${row.beat}`] : []), ...alone.slice(3)];
}

/**
 * A script with some of the changes of `compareRows`, by their places. With all it is the one after,
 * with none the one before. It has the form and the notes of the one after, and lasts as long, unless
 * its rows are too many for that: what is not taken keeps its seconds, and what is taken shares the rest
 * of the film, as long as each has a second.
 */
export function takeChanges(
  before: AvScript,
  after: AvScript,
  taken: ReadonlySet<number>,
): AvScript {
  const changes = compareRows(before.rows, after.rows);
  const isTaken = (at: number) => taken.has(at) || changes[at]?.isSame === true;
  if (changes.every((_, at) => isTaken(at))) return after;
  if (!changes.some(({ isSame }, at) => !isSame && taken.has(at))) return before;
  const parts = changes.flatMap((change, at) => {
    const row = isTaken(at) ? change.after : change.before;
    return row ? [{ row, isKept: !isTaken(at) || change.isSame }] : [];
  });
  if (parts.length === 0) return before;
  return { ...after, rows: lasting(parts, after.rows.at(-1)?.endSeconds ?? 0) };
}

type Part = { row: ScriptRow; isKept: boolean };

function lasting(parts: readonly Part[], film: number): ScriptRow[] {
  const rows = parts.map(({ row }) => row);
  const laid = inOrder(rows);
  if (laid.at(-1)?.endSeconds === film || rows.length * leastSeconds > film) return laid;
  const open = parts.filter(({ isKept }) => !isKept).map(({ row }) => row);
  const kept = parts.reduce((sum, { row, isKept }) => sum + (isKept ? secondsOf(row) : 0), 0);
  const left = Math.round((film - kept) * 100) / 100;
  if (open.length === 0 || left < open.length) return scaled(laid, film);
  const shared = scaled(inOrder(open), left);
  return inOrder(parts.map(({ row, isKept }) => (isKept ? row : (shared.shift() ?? row))));
}
