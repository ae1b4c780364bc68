// Tells what a model changed in a script from what it only wrote out again.
import type { AvScript, Cue, ScriptRow } from '#domain/script/av-script.ts';
import { secondsOf } from '#domain/script/row-speech.ts';
import type { Film } from '../film.ts';
import { plain } from '../said.ts';
import { spreadSeconds } from '../spread-seconds.ts';
import type { WireRow } from '../wire.ts';
import { laid } from './lay-rows.ts';
import { setRow } from './set-row.ts';

/** `kept` when the row stood in the script already, in these words. */
export type RevisedRow = { row: ScriptRow; kept: boolean };

/** The rows as sent, their unchanged parts letter by letter as they stood. Each begins at 0. */
export function keepRows(sent: readonly WireRow[], existing: AvScript, film: Film): RevisedRow[] {
  const left = new Map<ScriptRow, true>(existing.rows.map((row) => [row, true]));
  return sent.map((each, at) => {
    const row = withOldParts(setRow(each, film, at), existing);
    const same = [existing.rows[at], ...left.keys()].find(
      (old) => old !== undefined && left.has(old) && isSame(old, row),
    );
    if (same) left.delete(same);
    const seconds = row.endSeconds;
    const wasLong = same && Math.abs(secondsOf(same) - seconds) < 0.5 ? secondsOf(same) : seconds;
    return { row: { ...(same ?? row), startSeconds: 0, endSeconds: wasLong }, kept: Boolean(same) };
  });
}

/** The rows behind one another: as they stood where none is longer or shorter, else in `total` seconds. */
export function laidAgain(rows: readonly ScriptRow[], existing: AvScript, total: number) {
  const wanted = rows.map((row) => row.endSeconds);
  const old = existing.rows.map(secondsOf);
  if (wanted.length === old.length && wanted.every((each, at) => same(each, old[at] ?? 0)))
    return rows.map((row, at) => ({ ...row, ...timeOf(existing.rows[at]) }));
  const sum = wanted.reduce((all, each) => all + each, 0);
  if (same(sum, total) && wanted.every((each) => each > 0)) return laid(rows, wanted);
  return laid(
    rows,
    spreadSeconds(
      wanted,
      wanted.map(() => 1),
      total,
    ),
  );
}

/** The first rows of a script, more of which are to come: as they stood as far as none is longer or shorter. */
export function laidSoFar(rows: readonly ScriptRow[], existing: AvScript): ScriptRow[] {
  const seconds = rows.map((row) => row.endSeconds);
  const isAsItStood = (each: number, at: number) => {
    const old = existing.rows[at];
    return old !== undefined && same(each, secondsOf(old));
  };
  if (!seconds.every(isAsItStood)) return laid(rows, seconds);
  return rows.map((row, at) => ({ ...row, ...timeOf(existing.rows[at]) }));
}

const same = (a: number, b: number) => Math.abs(a - b) < 0.01;
const timeOf = (row: ScriptRow | undefined) => ({
  startSeconds: row?.startSeconds ?? 0,
  endSeconds: row?.endSeconds ?? 0,
});

const isSame = (a: ScriptRow, b: ScriptRow) =>
  plain(a.beat) === plain(b.beat) &&
  plain(a.video) === plain(b.video) &&
  a.cues.length === b.cues.length &&
  a.cues.every((cue, at) => cueKey(cue) === cueKey(b.cues[at]));

const cueKey = (cue: Cue | undefined) =>
  `${cue?.kind} ${plain(cue?.speaker ?? '')} ${plain(cue?.text ?? '')}`;

// Capitals and signs of the visitor's own typing survive in a row of which something else changed.
function withOldParts(row: ScriptRow, existing: AvScript): ScriptRow {
  const video = existing.rows.find((old) => plain(old.video) === plain(row.video))?.video;
  const old = new Map(existing.rows.flatMap(({ cues }) => cues.map((cue) => [cueKey(cue), cue])));
  return {
    ...row,
    video: video ?? row.video,
    cues: row.cues.map((cue) => old.get(cueKey(cue)) ?? cue),
  };
}
