import { framesPerBoard } from './frame.ts';
import { boardShots, type Shot, type ShotPlan } from './shot-plan.ts';

/** Which shots of the plan are its frames, as places in it from 0, in the order of the film. */
export const chosenFrames = (plan: ShotPlan): number[] => {
  const board = boardShots(plan);
  return plan.shots.flatMap((shot, at) => (board.includes(shot) ? [at] : []));
};

/** The plan with these four shots as its frames, in the order of the film; null where they are not four. */
export function withFrames(plan: ShotPlan, chosen: readonly number[]): ShotPlan | null {
  const places = [...new Set(chosen)].filter((at) => plan.shots[at]).toSorted((a, b) => a - b);
  if (places.length !== framesPerBoard) return null;
  const shots = plan.shots.map(({ frame: _, ...shot }, at): Shot => {
    const frame = places.indexOf(at) + 1;
    return frame > 0 ? { ...shot, frame } : shot;
  });
  return { ...plan, shots };
}
