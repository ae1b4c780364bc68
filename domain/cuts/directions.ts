import { spell } from '../same-json.ts';
import { choicesOf } from '../storyboard/direct-shot.ts';
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import { fingerprint } from '../wizard/draft/fingerprint.ts';

/** What was directed of a plan's frames, by number from 1: short texts that are the same for the same choices. */
export const directionsOf = (plan: ShotPlan | undefined): Record<string, string> =>
  Object.fromEntries(
    (plan?.shots ?? []).flatMap((shot) =>
      shot.directed && shot.frame
        ? [[String(shot.frame), fingerprint(spell(choicesOf(shot)))] as const]
        : [],
    ),
  );

/** The frames that were directed otherwise, or go back to what was written, from 1. */
export const directedSince = (
  before: Record<string, string>,
  now: Record<string, string>,
): number[] => [1, 2, 3, 4].filter((frame) => before[frame] !== now[frame]);
