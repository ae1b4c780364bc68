// Rows that were changed in one cut, carried into another: their words where there is time for them.
import type { AvScript, Cue, ScriptRow } from '../script/av-script.ts';
import { isSpoken } from '../script/row-speech.ts';
import { compareRows } from '../script/rows/difference.ts';
import { carrySpeech, sentencesIn } from './carry-speech.ts';
import type { LeftWhy } from './left-why.ts';

/** Rows from 1: of the changed script, and where one is gone of the script before. */
export type CarriedRows = {
  script: AvScript;
  taken: number[];
  left: { row: number; why: LeftWhy }[];
};

/**
 * What changed between two versions of a script, in another cut of the same film. `pace` is words a
 * second of the other cut; what it may not become is left as its own. Rows whose seconds alone changed are no change: each cut has its own.
 */
export function carryRows(
  before: AvScript,
  after: AvScript,
  to: AvScript,
  pace: number,
  may: (script: AvScript) => boolean = () => true,
): CarriedRows {
  const carried: CarriedRows = { script: to, taken: [], left: [] };
  const now = new Set(sentencesIn(after));
  for (const change of changedRows(before, after)) {
    const row =
      1 +
      (change.after
        ? after.rows.indexOf(change.after)
        : before.rows.indexOf(change.before as ScriptRow));
    const next =
      change.before &&
      change.after &&
      carryRow(change.before, change.after, before, carried.script, pace);
    if (typeof next === 'object' && may(next) && keepsSaid(carried.script, next, now)) {
      carried.script = next;
      carried.taken.push(row);
    } else carried.left.push({ row, why: typeof next === 'object' ? 'own' : (next ?? 'no-row') });
  }
  return carried;
}

// A sentence that was moved to another row is not struck where that row could not take it.
function keepsSaid(from: AvScript, to: AvScript, still: ReadonlySet<string>): boolean {
  const kept = new Set(sentencesIn(to));
  return sentencesIn(from).every((one) => kept.has(one) || !still.has(one));
}

/** The rows of two versions whose words differ; both are there where a row was told anew. */
export const changedRows = (before: AvScript, after: AvScript) =>
  compareRows(before.rows, after.rows).filter(
    (change) =>
      !(change.before && change.after && wordsOf(change.before) === wordsOf(change.after)),
  );

const wordsOf = ({ video, cues }: ScriptRow) => JSON.stringify([video, cues]);

function carryRow(
  was: ScriptRow,
  is: ScriptRow,
  script: AvScript,
  to: AvScript,
  pace: number,
): AvScript | LeftWhy {
  const at = placeOf(was, is, script, to);
  const target = to.rows[at];
  if (!target) return 'no-row';
  const heard = carrySpeech({ was, is, at, pace }, to);
  if (typeof heard === 'string') return heard;
  const row = heard.rows[at] as ScriptRow;
  const video = newerVideo(was.video, is.video, row.video);
  const lettered = newer(letteringOf(was), letteringOf(is), letteringOf(row));
  if (video === null || lettered === null) return 'own';
  const spoken = row.cues.filter(isSpoken);
  const cues: Cue[] = [...otherCues(was, is, row), ...spoken, ...lettered];
  return withRow(heard, at, { ...row, video, cues });
}

const withRow = (script: AvScript, at: number, row: ScriptRow): AvScript => ({
  ...script,
  rows: script.rows.map((one, index) => (index === at ? row : one)),
});

// Told anew where the other cut has what was there before; null where it has something of its own.
function newer<Part>(was: Part, is: Part, there: Part): Part | null {
  const key = JSON.stringify;
  if (key(was) === key(is) || key(there) === key(is)) return there;
  return key(there) === key(was) ? is : null;
}

// A row that goes on behind the same picture goes on behind the one it is now.
function newerVideo(was: string, is: string, there: string): string | null {
  const goesOn = was !== is && there !== was && there.startsWith(`${was} `);
  return goesOn ? `${is}${there.slice(was.length)}` : newer(was, is, there);
}

const letteringOf = ({ cues }: ScriptRow) => cues.filter(({ kind }) => kind === 'SUPER');
const soundOf = ({ cues }: ScriptRow) =>
  cues.filter(({ kind }) => kind === 'SFX' || kind === 'MUSIC');
// A sound of the other cut's own stays: it is no reason to leave the words out.
const otherCues = (was: ScriptRow, is: ScriptRow, target: ScriptRow): Cue[] =>
  newer(soundOf(was), soundOf(is), soundOf(target)) ?? soundOf(target);

// Where the row is in the other cut: by its picture, or by the name of its beat where that is one row's.
function placeOf(was: ScriptRow, is: ScriptRow, { rows }: AvScript, to: AvScript): number {
  const by = (matches: (row: ScriptRow) => boolean) => to.rows.findIndex(matches);
  const same = by(
    ({ video }) => video === was.video || video === is.video || video.startsWith(`${was.video} `),
  );
  if (same >= 0) return same;
  const isOnly = (list: readonly ScriptRow[]) =>
    list.filter(({ beat }) => beat === was.beat).length === 1;
  return isOnly(rows) && isOnly(to.rows) ? by(({ beat }) => beat === was.beat) : -1;
}
