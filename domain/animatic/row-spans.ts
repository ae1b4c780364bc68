// When each row of the script is on.
import type { ScriptRow } from '../script/av-script.ts';
import { secondsOf } from '../script/row-speech.ts';

/** Nothing shorter can be seen. */
const least = 0.5;
/** A row typed as longer is no row of an advertisement. */
const most = 600;

export type RowSpan = { begin: number; end: number };

/**
 * The rows one after the other from 0 s, each as long as it says. Rows typed by hand may leave gaps,
 * overlap or end before they begin: the film has no hole in it and leaves no row out.
 */
export function rowSpans(rows: readonly ScriptRow[]): RowSpan[] {
  let begin = 0;
  return rows.map((row) => {
    const own = secondsOf(row);
    const length = Number.isFinite(own) ? Math.min(most, Math.max(least, own)) : least;
    const span = { begin, end: round(begin + length) };
    begin = span.end;
    return span;
  });
}

/** To a thousandth of a second, so that sums of decimals stay readable. */
export const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
