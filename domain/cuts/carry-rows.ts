// Rows that were changed in one cut, carried into another: their words where there is time for them.
import type { AvScript, Cue, ScriptRow } from '../script/av-script.ts';
import { isSpoken, secondsOf, spokenIn } from '../script/row-speech.ts';
import { compareRows } from '../script/rows/difference.ts';
import { fitsSeconds } from '../script/speech.ts';
import { sentencesOf } from '../wizard/understood/sentences.ts';

/** Why a row was not carried over. */
export type LeftWhy =
  /** The other cut says or shows something of its own there. */
  | 'own'
  /** What is said takes longer than its row there. */
  | 'too-long'
  /** The other cut has no such row, or the row is new or gone here. */
  | 'no-row';
/** Rows from 1: of the changed script, and where one is gone of the script before. */
export type CarriedRows = {
  script: AvScript;
  taken: number[];
  left: { row: number; why: LeftWhy }[];
};

/**
 * What changed between two versions of a script, in another cut of the same film. `pace` is words a
 * second of the other cut. Rows whose seconds alone changed are no change: each cut has its own.
 */
export function carryRows(
  before: AvScript,
  after: AvScript,
  to: AvScript,
  pace: number,
): CarriedRows {
  const carried: CarriedRows = { script: to, taken: [], left: [] };
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
    if (next && typeof next === 'object') {
      carried.script = next;
      carried.taken.push(row);
    } else carried.left.push({ row, why: next ?? 'no-row' });
  }
  return carried;
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
  const video = newer(was.video, is.video, target.video);
  const lettered = newer(letteringOf(was), letteringOf(is), letteringOf(target));
  const heard = newSpeech(was, is, target, { pace, isLast: at === to.rows.length - 1 });
  if (heard === 'own' || heard === 'too-long') return heard;
  if (video === null || lettered === null) return 'own';
  const cues = [...otherCues(was, is, target), ...heard, ...(lettered as Cue[])];
  const row = { ...target, video: video as string, cues };
  return { ...to, rows: to.rows.map((one, index) => (index === at ? row : one)) };
}

// Told anew where the other cut has what was there before; null where it has something of its own.
function newer<Part>(was: Part, is: Part, there: Part): Part | null {
  const key = JSON.stringify;
  if (key(was) === key(is) || key(there) === key(is)) return there;
  return key(there) === key(was) ? is : null;
}

const letteringOf = ({ cues }: ScriptRow) => cues.filter(({ kind }) => kind === 'SUPER');
const soundOf = ({ cues }: ScriptRow) =>
  cues.filter(({ kind }) => kind === 'SFX' || kind === 'MUSIC');
// A sound of the other cut's own stays: it is no reason to leave the words out.
const otherCues = (was: ScriptRow, is: ScriptRow, target: ScriptRow): Cue[] =>
  newer(soundOf(was), soundOf(is), soundOf(target)) ?? soundOf(target);

// Where the row is in the other cut: by its picture, by what it says, or by the name of its beat.
function placeOf(was: ScriptRow, is: ScriptRow, { rows }: AvScript, to: AvScript): number {
  const by = (matches: (row: ScriptRow) => boolean) => to.rows.findIndex(matches);
  const same = by(({ video }) => video === was.video || video === is.video);
  if (same >= 0) return same;
  const isOnly = (list: readonly ScriptRow[]) =>
    list.filter(({ beat }) => beat === was.beat).length === 1;
  return isOnly(rows) && isOnly(to.rows) ? by(({ beat }) => beat === was.beat) : -1;
}

type Room = { pace: number; isLast: boolean };

/**
 * The speech of the other cut's row with the sentences that were changed. It may have fewer than were
 * there before, since each cut says what it has time for; a sentence of its own is not touched.
 */
function newSpeech(was: ScriptRow, is: ScriptRow, target: ScriptRow, room: Room) {
  const [old, now, there] = [said(was), said(is), said(target)];
  const own = target.cues.filter(isSpoken);
  if (old.join(' ') === now.join(' ') && voice(was) === voice(is)) return own;
  if (there.some((sentence) => !old.includes(sentence) && !now.includes(sentence))) return 'own';
  const [cue] = is.cues.filter(isSpoken);
  if (!cue) return [];
  const isNew = (sentence: string) => !old.includes(sentence);
  const wanted = now.filter((sentence) => isNew(sentence) || there.includes(sentence));
  const kept = fitted(wanted, isNew, target, room);
  if (kept.length === 0 || !wanted.filter(isNew).every((one) => kept.includes(one)))
    return 'too-long';
  return [{ ...cue, text: kept.join(' ') }];
}

const said = (row: ScriptRow) => sentencesOf(spokenIn(row));
const voice = (row: ScriptRow) =>
  JSON.stringify(row.cues.filter(isSpoken).map(({ kind, speaker }) => [kind, speaker]));

// What was there before goes first; of the last row the end stays, since it is the call.
function fitted(
  wanted: readonly string[],
  isNew: (sentence: string) => boolean,
  row: ScriptRow,
  { pace, isLast }: Room,
): string[] {
  let kept = [...wanted];
  while (kept.length > 0 && !fitsSeconds(kept.join(' '), secondsOf(row), pace)) {
    const older = kept.filter((one) => !isNew(one));
    const victim = isLast ? older[0] : older.at(-1);
    if (victim === undefined) return [];
    kept = kept.filter((one) => one !== victim);
  }
  return kept;
}
