import type { StoryboardFrame } from '../../storyboard/frame.ts';
import type { ScriptRow } from '../av-script.ts';

/** A frame and its number on the board, from 1. */
export type NumberedFrame = { number: number; frame: StoryboardFrame };

/**
 * The frames that stand beside each row. A frame belongs to the row of the script it was drawn from
 * in which its time begins; since then the row is known by its picture. Rows whose pictures are others
 * now take the places of those that are gone, in order.
 */
export function framesOfRows(
  drawn: readonly ScriptRow[],
  now: readonly ScriptRow[],
  frames: readonly StoryboardFrame[],
): NumberedFrame[][] {
  const beside = now.map((): NumberedFrame[] => []);
  const has = (rows: readonly ScriptRow[], { video }: ScriptRow) =>
    rows.some((row) => row.video === video);
  const gone = drawn.filter((row) => !has(now, row));
  const changed = now.filter((row) => row.video !== '' && !has(drawn, row));
  const placeOf = (row: ScriptRow) => {
    const same = now.findIndex(({ video }) => video === row.video);
    const heir = changed[gone.indexOf(row)];
    if (same < 0) return heir ? now.indexOf(heir) : -1;
    // Rows may share a picture.
    const at = drawn.indexOf(row);
    return now[at]?.video === row.video ? at : same;
  };
  frames.forEach((frame, at) => {
    const start = Number(/\d+(?:\.\d+)?/.exec(frame.timing ?? '')?.[0]);
    const row = drawn.find((one) => one.startSeconds <= start && start < one.endSeconds);
    if (row) beside[placeOf(row)]?.push({ number: at + 1, frame });
  });
  return beside;
}
