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
 * together, and between them those that are most alike; what is like nothing is paired as it comes.
 */
export function compareRows(
  before: readonly ScriptRow[],
  after: readonly ScriptRow[],
): RowChange[] {
  const same = kept(before, after);
  const like = gapsOf(same, [before.length, after.length]).flatMap((gap) =>
    alike(before, after, gap),
  );
  const changes: RowChange[] = [];
  const places = [...same, ...like].toSorted(([one], [other]) => one - other);
  for (const gap of gapsOf(places, [before.length, after.length])) {
    const { from, to } = gap;
    const between = Math.max(to[0] - from[0], to[1] - from[1]);
    for (let at = 0; at < between; at++)
      changes.push(pairOf(rowIn(before, from[0] + at, to[0]), rowIn(after, from[1] + at, to[1])));
    if (to[0] < before.length) changes.push(pairOf(before[to[0]], after[to[1]]));
  }
  return changes;
}

type Place = readonly [number, number];
/** What stands before a pair, or behind the last. */
type Gap = { from: Place; to: Place };

const gapsOf = (places: readonly Place[], end: Place): Gap[] =>
  [...places, end].map((to, at) => {
    const [left, right] = places[at - 1] ?? [-1, -1];
    return { from: [left + 1, right + 1], to };
  });

// Alikeness takes a step for each pair; of more rows than any film has it says nothing.
const mostPairs = 10_000;

// The places of the rows between others that are most alike, in order.
function alike(
  before: readonly ScriptRow[],
  after: readonly ScriptRow[],
  { from, to }: Gap,
): Place[] {
  const [old, now] = [before.slice(from[0], to[0]), after.slice(from[1], to[1])];
  if (old.length * now.length > mostPairs) return [];
  const [left, right] = [old.map(spokenOf), now.map(spokenOf)];
  const likeness = left.map((one) => right.map((other) => likenessOf(one, other)));
  return best(old.length, now.length, (i, j) => likeness[i]?.[j] ?? 0).map(([i, j]) => [
    from[0] + i,
    from[1] + j,
  ]);
}

type Spoken = { beat: string; words: ReadonlySet<string> };

const spokenOf = ({ beat, video, cues }: ScriptRow): Spoken => ({
  beat: beat.trim().toLowerCase(),
  words: new Set(
    [video, ...cues.map(({ text }) => text)]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [],
  ),
});

/** The same beat, or half of the words. */
const leastAlike = 0.5;

function likenessOf(one: Spoken, other: Spoken): number {
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  const all = one.words.size + other.words.size;
  const words = all > 0 ? (2 * shared) / all : 0;
  const likeness = words + (one.beat !== '' && one.beat === other.beat ? leastAlike : 0);
  return likeness < leastAlike ? 0 : likeness;
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
function kept(before: readonly ScriptRow[], after: readonly ScriptRow[]): Place[] {
  const [left, right] = [before.map(wordsOf), after.map(wordsOf)];
  return best(left.length, right.length, (i, j) => (left[i] === right[j] ? 1 : 0));
}

// The pairs, in order, that weigh most together; what weighs nothing is no pair.
function best(rows: number, columns: number, weigh: (i: number, j: number) => number): Place[] {
  const most = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  const at = (i: number, j: number) => most[i]?.[j] ?? 0;
  const paired = (i: number, j: number) => {
    const weight = weigh(i, j);
    return weight > 0 ? at(i + 1, j + 1) + weight : 0;
  };
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      (most[i] as number[])[j] = Math.max(paired(i, j), at(i + 1, j), at(i, j + 1));
  const places: Place[] = [];
  for (let [i, j] = [0, 0]; i < rows && j < columns; ) {
    const pair = paired(i, j);
    if (pair > 0 && pair >= at(i, j)) places.push([i++, j++]);
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
