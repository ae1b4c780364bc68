import type { StoryboardFrame } from '../storyboard/frame.ts';
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import { currentScript, currentShots, type Draft, packageFrames } from '../wizard/draft/draft.ts';
import type { Platform } from '../wizard/options.ts';
import { cutsOf, type PlannedCut } from './cuts-of.ts';
import { ledBy } from './lead.ts';

/** What a cut beside the primary says and shows. */
export type MadeCut = {
  platform: Platform;
  script: string;
  storyboardFrames: StoryboardFrame[];
  shots: ShotPlan | null;
};

/** The cuts that are made beside the primary, in the order in which their platforms were chosen. */
export function madeCuts(
  draft: Draft,
  platforms: readonly Platform[] = draft.answers.platform,
): MadeCut[] {
  return platforms.slice(1).flatMap((platform) => {
    const led = ledBy(draft, platform);
    if (!led) return [];
    const script = currentScript(led);
    const storyboardFrames = draft.bypassed ? [] : packageFrames(led);
    return [{ platform, script, storyboardFrames, shots: currentShots(led) ?? null }];
  });
}

/** All cuts of a draft, the primary with `script`: those that are made as long as they are, the rest as planned. */
export const plannedCuts = (draft: Draft, script = currentScript(draft)): PlannedCut[] =>
  cutsOf(draft.answers, script, (platform) => {
    const led = ledBy(draft, platform);
    return led ? currentScript(led) : '';
  });
