// What is done to the rows of a script. The film keeps its length; what cannot be done gives undefined.
import { sentencesOf } from '../../wizard/understood/sentences.ts';
import type { Cue, ScriptRow } from '../av-script.ts';
import { isSpoken, secondsOf, spokenIn } from '../row-speech.ts';
import { countSpokenWords } from '../speech.ts';
import { halves, inOrder } from './row-times.ts';

/** As many as a plan of shots can have. */
export const mostRows = 40;

type Rows = readonly ScriptRow[];
type Arranged = ScriptRow[] | undefined;

/** An empty row of the same beat after a row, with half of its seconds. */
export function addRow(rows: Rows, at: number): Arranged {
  return parted(rows, at, (row) => [row, { ...row, video: '', cues: [] }]);
}

/**
 * A row in two of the same picture and beat, each with half of the seconds. What is said is parted
 * where a sentence ends, nearest to half of its words; everything else stays with the first.
 */
export function splitRow(rows: Rows, at: number): Arranged {
  return parted(rows, at, (row) => {
    const [first, second] = partedCues(row);
    return [
      { ...row, cues: first },
      { ...row, cues: second },
    ];
  });
}

/** A row and the next as one, with the seconds of both. */
export function mergeRows(rows: Rows, at: number): Arranged {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || !next) return undefined;
  const video = row.video === next.video ? row.video : `${row.video} ${next.video}`.trim();
  const merged: ScriptRow = {
    ...row,
    video,
    endSeconds: next.endSeconds,
    cues: next.cues.reduce(withCue, row.cues),
  };
  return rows.toSpliced(at, 2, merged);
}

/** A row at another place; each row keeps its seconds. */
export function moveRow(rows: Rows, from: number, to: number): Arranged {
  const row = rows[from];
  if (!row || !rows[to] || from === to) return undefined;
  return inOrder(rows.toSpliced(from, 1).toSpliced(to, 0, row));
}

/** Without a row: its seconds go to the row before, the first row's to the next. The only row stays. */
export function removeRow(rows: Rows, at: number): Arranged {
  const row = rows[at];
  const heir = at === 0 ? 1 : at - 1;
  if (!row || !rows[heir]) return undefined;
  const longer = rows.map((one, index) =>
    index === heir ? { ...one, endSeconds: one.endSeconds + secondsOf(row) } : one,
  );
  return inOrder(longer.toSpliced(at, 1));
}

function parted(
  rows: Rows,
  at: number,
  into: (row: ScriptRow) => [ScriptRow, ScriptRow],
): Arranged {
  const row = rows[at];
  const lengths = row && halves(row);
  if (!lengths || rows.length >= mostRows) return undefined;
  const two = into(row).map((one, part) => ({
    ...one,
    startSeconds: 0,
    endSeconds: lengths[part] ?? 0,
  }));
  return inOrder(rows.toSpliced(at, 1, ...two));
}

// The first cue is not parted from itself: a row that says one sentence keeps it.
function partedCues(row: ScriptRow): [Cue[], Cue[]] {
  const said = row.cues.flatMap((cue) =>
    isSpoken(cue) ? sentencesOf(cue.text).map((text) => ({ ...cue, text })) : [],
  );
  const half = countSpokenWords(spokenIn(row)) / 2;
  let words = 0;
  const ends = said.map(({ text }) => {
    words += countSpokenWords(text);
    return Math.abs(words - half);
  });
  const nearest = ends.indexOf(Math.min(...ends)) + 1;
  const kept = Math.max(1, Math.min(nearest, said.length - 1));
  let left = kept;
  const first = row.cues.flatMap((cue) => {
    if (!isSpoken(cue)) return cue;
    const own = sentencesOf(cue.text).slice(0, left);
    left -= own.length;
    return own.length > 0 ? { ...cue, text: own.join(' ') } : [];
  });
  return [first, said.slice(kept).reduce<Cue[]>(withCue, [])];
}

// Who speaks on says it in one line.
function withCue(cues: readonly Cue[], cue: Cue): Cue[] {
  const last = cues.at(-1);
  const goesOn = last && isSpoken(cue) && last.kind === cue.kind && last.speaker === cue.speaker;
  return goesOn
    ? [...cues.slice(0, -1), { ...last, text: `${last.text} ${cue.text}`.trim() }]
    : [...cues, cue];
}

/** Without the lines that were begun and left empty. */
export const withoutEmptyCues = (rows: Rows): ScriptRow[] =>
  rows.map((row) => ({ ...row, cues: row.cues.filter(({ text }) => text.trim() !== '') }));
