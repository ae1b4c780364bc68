// The seconds of rows: whatever is changed, they add up to the film.
import type { ScriptRow } from '../av-script.ts';
import { secondsOf } from '../row-speech.ts';

/** Nothing shorter can be seen. */
export const leastSeconds = 0.5;

// Counted in hundredths, as they are written: fractions of two would not add up.
const unit = 100;
const least = leastSeconds * unit;
const step = least;
const lengthOf = (row: ScriptRow) => Math.round(secondsOf(row) * unit);

/** The rows one after the other from 0 s, each with its own of the lengths in hundredths of a second. */
function laid(rows: readonly ScriptRow[], lengths: readonly number[]): ScriptRow[] {
  let start = 0;
  return rows.map((row, at) => {
    const end = start + (lengths[at] ?? 0);
    const next = { ...row, startSeconds: start / unit, endSeconds: end / unit };
    start = end;
    return next;
  });
}

/** The rows with their own lengths, one after the other from 0 s. */
export const inOrder = (rows: readonly ScriptRow[]): ScriptRow[] => laid(rows, rows.map(lengthOf));

/** The most a row can last while each other keeps half a second, or what it has where that is less. */
export function mostSeconds(rows: readonly ScriptRow[], at: number): number {
  const lengths = rows.map(lengthOf);
  const all = lengths.reduce((sum, one) => sum + one, 0);
  const kept = lengths.reduce((sum, one, row) => sum + (row === at ? 0 : Math.min(one, least)), 0);
  return (all - kept) / unit;
}

/**
 * Gives a row so many seconds, as near as the film allows. What it gains comes from the rows after it,
 * the next one first, then from those before; what it loses goes to the next, the last row's to the
 * one before.
 */
export function withSeconds(rows: readonly ScriptRow[], at: number, seconds: number): ScriptRow[] {
  const lengths = rows.map(lengthOf);
  const had = lengths[at];
  if (had === undefined || rows.length < 2 || !Number.isFinite(seconds)) return [...rows];
  const low = Math.min(least, had);
  const wanted = Math.min(Math.max(Math.round(seconds * unit), low), mostSeconds(rows, at) * unit);
  const after = rows.map((_, row) => row).slice(at + 1);
  const before = rows
    .map((_, row) => row)
    .slice(0, at)
    .toReversed();
  const others = [...after, ...before];
  let change = Math.round(wanted) - had;
  lengths[at] = had + change;
  for (const other of others) {
    const length = lengths[other] ?? 0;
    const given = change < 0 ? change : Math.min(change, Math.max(0, length - least));
    lengths[other] = length - given;
    change -= given;
    if (change === 0) break;
  }
  return laid(rows, lengths);
}

/** Moves the cut between a row and the next to a second of the film; no other cut moves. */
export function withCutAt(rows: readonly ScriptRow[], at: number, seconds: number): ScriptRow[] {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || !next || !Number.isFinite(seconds)) return [...rows];
  const both = lengthOf(row) + lengthOf(next);
  const [low, high] = [Math.min(least, lengthOf(row)), both - Math.min(least, lengthOf(next))];
  const wanted = Math.round((seconds - row.startSeconds) * unit);
  const length = Math.min(Math.max(wanted, low), high);
  return laid(
    rows,
    rows.map((one, index) =>
      index === at ? length : index === at + 1 ? both - length : lengthOf(one),
    ),
  );
}

/** Halves of a row's time, on half seconds where it can be, or undefined where it is too short. */
export function halves(row: ScriptRow): [first: number, second: number] | undefined {
  const length = lengthOf(row);
  if (length < 2 * least) return undefined;
  const second = Math.max(least, Math.floor(length / 2 / step) * step);
  return [(length - second) / unit, second / unit];
}
