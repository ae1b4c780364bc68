// A frame as a person directs it: its shot says what was chosen, and keeps what was written before.
import { sameJson } from '../same-json.ts';
import {
  boardShots,
  longestVideo,
  type Shot,
  type ShotChoices,
  type ShotPlan,
  shotChoices,
} from './shot-plan.ts';

/** What a shot shows, without where it stands in the film. */
export const choicesOf = (shot: Shot): ShotChoices => shotChoices.parse(shot);

/** The plan with its four frames marked on four shots: a plan of fewer shots has its last parted. */
export function pinned(plan: ShotPlan): ShotPlan {
  const board = boardShots(plan);
  const frames = new Map(board.map((shot, index) => [shot, index + 1]));
  const marked = plan.shots.flatMap(({ frame: _, ...shot }, at): Shot[] => {
    const whole = plan.shots[at] as Shot;
    const last = frames.get(whole);
    if (last === undefined) return [shot];
    const first = board.indexOf(whole) + 1;
    const parts = last - first + 1;
    return Array.from({ length: parts }, (_part, part) => ({
      ...shot,
      cut: Math.min(12, shot.cut + part),
      seconds: shot.seconds / parts,
      frame: first + part,
    }));
  });
  return { ...plan, shots: marked };
}

/**
 * The plan with what was chosen for one frame, from 1; `video` is the text of its row. Choosing what was
 * written leaves it undirected. The four frames stay on the shots they are on now.
 */
export function directFrame(
  plan: ShotPlan,
  frame: number,
  chosen: ShotChoices,
  video: string,
): ShotPlan {
  const board = pinned(plan);
  return {
    ...board,
    shots: board.shots.map((shot) =>
      shot.frame === frame ? directShot(shot, chosen, video) : shot,
    ),
  };
}

function directShot(shot: Shot, chosen: ShotChoices, video: string): Shot {
  const written = shot.directed?.written ?? choicesOf(shot);
  if (sameJson(chosen, written)) return showing(shot, written);
  return { ...showing(shot, chosen), directed: { written, video: video.slice(0, longestVideo) } };
}

/** The shot in its place of the film, showing these and nothing of what it showed before. */
export const showing = (
  { row, cut, seconds, change, frame }: Shot,
  choices: ShotChoices,
): Shot => ({
  row,
  cut,
  seconds,
  ...choices,
  ...(change ? { change } : {}),
  ...(frame ? { frame } : {}),
});

/** The plan with one frame, from 1, as another plan of the same film has it. */
export function withShot(plan: ShotPlan, from: ShotPlan, frame: number): ShotPlan {
  const other = pinned(from).shots.find((one) => one.frame === frame);
  if (!other) return plan;
  const board = pinned(plan);
  const shots = board.shots.map((shot): Shot => {
    if (shot.frame !== frame) return shot;
    const { directed: _, ...here } = shot;
    return {
      ...showing(here, choicesOf(other)),
      ...(other.directed ? { directed: other.directed } : {}),
    };
  });
  return { ...board, shots };
}

const undirected = (shot: Shot): Shot =>
  shot.directed ? showing(shot, shot.directed.written) : shot;

/** The plan as it was written; with `frames`, from 1, these alone go back to it. */
export const asWritten = (plan: ShotPlan, frames?: readonly number[]): ShotPlan => ({
  ...plan,
  shots: plan.shots.map((shot) =>
    frames && !frames.includes(shot.frame ?? 0) ? shot : undirected(shot),
  ),
});

/** The directed frames of a plan, from 1, in their order. */
export const directedFrames = ({ shots }: ShotPlan): number[] =>
  shots.flatMap(({ frame, directed }) => (frame && directed ? [frame] : [])).toSorted();
