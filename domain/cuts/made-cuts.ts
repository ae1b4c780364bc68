import type { StoryboardFrame } from '../storyboard/frame.ts';
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import { currentScript, currentShots, type Draft, packageFrames } from '../wizard/draft/draft.ts';
import type { Platform } from '../wizard/options.ts';
import { cutsOf, freeCuts, type PlannedCut } from './cuts-of.ts';
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

/**
 * All cuts of a draft, the primary with `script`: those that are made as long as they are, the rest as
 * planned. Where the free ones are made no other is free, whichever of them leads now.
 */
export function plannedCuts(draft: Draft, script = currentScript(draft)): PlannedCut[] {
  const made = (platform: Platform) => {
    const led = ledBy(draft, platform);
    return led ? currentScript(led) : '';
  };
  const planned = cutsOf(draft.answers, script, made);
  const others = planned.filter((cut) => !cut.isPrimary && made(cut.platform) !== '');
  return planned.map((cut) => ({
    ...cut,
    isFree: cut.isFree && (cut.isPrimary || others.includes(cut) || others.length < freeCuts - 1),
  }));
}
