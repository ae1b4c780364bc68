// The pose of the script where the frame can show it, else one that suits frame and place.
import type { PoseName } from '../people/pose.ts';
import type { ScenePlan } from './scene-plan.ts';
import { carriedCm, heldThing } from './things.ts';

/** Poses whose hands are seen beside the face. */
const besideFace = new Set<PoseName>([
  'cheek',
  'drink',
  'shock',
  'wave',
  'thumb',
  'holdUp',
  'phone',
]);
/** Poses in which something is held, or ought to be. */
const handling = new Set<PoseName>([
  'stand',
  'present',
  'holdUp',
  'behind',
  'work',
  'carry',
  'reach',
]);
/** Poses that need a top to lean on, and what they become on open floor. */
const onOpenFloor: Partial<Record<PoseName, PoseName>> = {
  cheek: 'sit',
  lean: 'hips',
  behind: 'holdUp',
  drink: 'drink',
};
/** Poses that are seen with a counter or table in front. */
const atSurface = new Set<PoseName>([
  'behind',
  'lean',
  'cheek',
  'work',
  'drink',
  'carry',
  'present',
  'drive',
  'buckle',
  'phone',
  'speak',
  'stand',
  'sit',
  'reach',
  'holdUp',
]);

export function choosePose(plan: ScenePlan): PoseName {
  const { shot, place } = plan;
  if (shot.size === 'ECU' || shot.size === 'CU')
    return besideFace.has(shot.pose) ? shot.pose : 'stand';
  if (place.surface?.kind === 'dashboard')
    return shot.pose === 'buckle' || shot.pose === 'phone' ? shot.pose : 'drive';
  if (plan.showsProduct && plan.product.drawing.tallCm > carriedCm && handling.has(shot.pose)) {
    return shot.size === 'WS' || plan.sheet.aspect !== '16:9' ? 'hips' : 'point';
  }
  const pose =
    shot.pose === 'stand'
      ? usualPose(plan)
      : shot.pose === 'speak'
        ? speakingPose(plan)
        : shot.pose;
  const stands = shot.size === 'WS' || !place.surface ? (onOpenFloor[pose] ?? pose) : pose;
  return canHold(plan) ? stands : (emptyHanded[stands] ?? stands);
}

/** What becomes of poses that hold something when the picture has nothing to hold. */
const emptyHanded: Partial<Record<PoseName, PoseName>> = {
  behind: 'lean',
  holdUp: 'hips',
  present: 'speak',
  carry: 'stand',
  drink: 'stand',
};

const speaking = ['speak', 'chest', 'point', 'crossed', 'hips'] as const;

/** How somebody talks: another gesture in each frame of a board, open hands in one at most. */
export const speakingPose = ({ index, seed }: Pick<ScenePlan, 'index' | 'seed'>): PoseName =>
  speaking[(index + (seed % 5)) % 5] ?? 'speak';

function canHold(plan: ScenePlan): boolean {
  const thing = heldThing(plan);
  return thing !== undefined && thing.tallCm <= carriedCm;
}

function usualPose(plan: ScenePlan): PoseName {
  const { place, index, showsProduct, shot } = plan;
  if (showsProduct && plan.product.drawing.hold !== 'none')
    return place.surface ? 'behind' : 'holdUp';
  if (shot.size === 'MCU') return 'stand';
  if (place.surface) return (['lean', 'behind', 'lean', 'behind'] as const)[index] ?? 'lean';
  return (['hips', 'stand', 'wave', 'hips'] as const)[index] ?? 'stand';
}

/** Whether the top of the place is painted in front of somebody in this pose. */
export const usesSurface = ({ place, shot }: ScenePlan, pose: PoseName): boolean =>
  place.surface !== undefined &&
  (place.surface.kind === 'dashboard' ||
    ((shot.size === 'MS' || shot.size === 'MCU') && atSurface.has(pose)));
