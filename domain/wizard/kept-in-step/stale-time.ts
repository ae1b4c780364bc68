// A frame that stayed while the seconds of its row were told anew.
import { parseAvScript, type ScriptRow } from '../../script/av-script.ts';
import { framesOfRows } from '../../script/rows/frame-rows.ts';
import type { StoryboardFrame } from '../../storyboard/frame.ts';
import { currentScript, type Draft, shownBoard } from '../draft/draft.ts';
import { lockedFrames } from './locks.ts';

/** The time that stands at a frame, from 1, and that of its row now; undefined where they go together. */
export function staleTime(draft: Draft, frame: number): { was: string; is: string } | undefined {
  const board = shownBoard(draft);
  const drawn = board?.frames[frame - 1];
  if (!board || !drawn?.timing) return undefined;
  // What is not locked is drawn from the take in use.
  const isLocked = lockedFrames(draft).some((one) => one.frame === frame);
  if (board.take !== draft.take && !isLocked) return undefined;
  const [before, now] = [timedScript(draft, drawn), currentScript(draft)].map(
    (script) => parseAvScript(script)?.rows ?? [],
  ) as [ScriptRow[], ScriptRow[]];
  const was = rowWith(before, drawn, before);
  const is = rowWith(before, drawn, now);
  if (!was || !is || spanOf(was) === spanOf(is)) return undefined;
  // Drawn for other seconds than that row had, it was drawn from another script: nothing is known of its row.
  if (!isWithin(drawn.timing, was)) return undefined;
  return { was: drawn.timing, is: spanOf(is) };
}

// The script whose seconds stand at a frame: a picture that came out the same has those of the script it was drawn from last.
const timedScript = ({ takes }: Draft, { imageUrl, title, timing }: StoryboardFrame): string =>
  takes.find(({ frames }) =>
    frames?.some(
      (one) => one.imageUrl === imageUrl && one.title === title && one.timing === timing,
    ),
  )?.script ?? '';

const rowWith = (
  drawn: readonly ScriptRow[],
  frame: Parameters<typeof framesOfRows>[2][number],
  rows: readonly ScriptRow[],
): ScriptRow | undefined =>
  rows[framesOfRows(drawn, rows, [frame]).findIndex((beside) => beside.length > 0)];

const isWithin = (timing: string, { startSeconds, endSeconds }: ScriptRow): boolean => {
  const [from = Number.NaN, to = Number.NaN] = (timing.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return startSeconds <= from && to <= endSeconds;
};

const spanOf = ({ startSeconds, endSeconds }: ScriptRow): string =>
  `${startSeconds}–${endSeconds} s`;
