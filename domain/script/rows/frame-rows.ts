import type { StoryboardFrame } from '../../storyboard/frame.ts';
import type { ScriptRow } from '../av-script.ts';

/** A frame and its number on the board, from 1. */
export type NumberedFrame = { number: number; frame: StoryboardFrame };

/**
 * The frames that stand beside each row. A frame belongs to the row of the script it was drawn from
 * in which its time begins; since then the row is known by its picture, else by its place.
 */
export function framesOfRows(
  drawn: readonly ScriptRow[],
  now: readonly ScriptRow[],
  frames: readonly StoryboardFrame[],
): NumberedFrame[][] {
  const beside = now.map((): NumberedFrame[] => []);
  frames.forEach((frame, at) => {
    const start = Number(/\d+(?:\.\d+)?/.exec(frame.timing ?? '')?.[0]);
    const from = drawn.findIndex((row) => row.startSeconds <= start && start < row.endSeconds);
    const video = drawn[from]?.video;
    const same = now[from]?.video === video ? from : now.findIndex((row) => row.video === video);
    beside[same < 0 ? from : same]?.push({ number: at + 1, frame });
  });
  return beside;
}
