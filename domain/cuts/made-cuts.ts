import type { StoryboardFrame } from '../storyboard/frame.ts';
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import { currentScript, currentShots, type Draft, packageFrames } from '../wizard/draft/draft.ts';
import type { Platform } from '../wizard/options.ts';
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
