// The pose of the plan where the frame can show it.
import { type Pose, type PoseName, poses } from '../people/pose.ts';
import { leadOf, type ScenePlan } from './scene-plan.ts';
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
/** Poses that need a top to lean on, and what they become on open floor. */
const onOpenFloor: Partial<Record<PoseName, PoseName>> = {
  cheek: 'sit',
  lean: 'hips',
  behind: 'holdUp',
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

/** What becomes of poses that hold something when the picture has nothing to hold. */
const emptyHanded: Partial<Record<PoseName, PoseName>> = {
  behind: 'lean',
  holdUp: 'stand',
  present: 'speak',
  carry: 'stand',
  drink: 'stand',
};

export function choosePose(plan: ScenePlan): PoseName {
  const { shot, place } = plan;
  const { pose, speaking } = leadOf(plan);
  const held = heldThing(plan);
  const holds = held !== undefined && held.tallCm <= carriedCm;
  if (shot.size === 'ECU' || shot.size === 'CU')
    return holds ? 'holdUp' : besideFace.has(pose) && !emptyHanded[pose] ? pose : 'stand';
  if (place.surface?.kind === 'dashboard')
    return pose === 'buckle' || pose === 'phone' ? pose : 'drive';
  const asked =
    pose === 'stand' && holds ? 'holdUp' : pose === 'stand' && speaking ? 'speak' : pose;
  const shown = asked === 'speak' ? speakingPose(plan) : asked;
  const stands = shot.size === 'WS' || !place.surface ? (onOpenFloor[shown] ?? shown) : shown;
  return holds ? stands : (emptyHanded[stands] ?? stands);
}

const gestures = ['speak', 'chest', 'hips', 'crossed'] as const;

/** How somebody talks: another gesture in each frame of a board, open hands in one at most. */
export const speakingPose = ({ index, seed }: Pick<ScenePlan, 'index' | 'seed'>): PoseName =>
  gestures[(index + (seed % 4)) % 4] ?? 'speak';

/** The pose with a hand lifted for what it holds, where its own hands are busy or hang down. */
export function poseHolding(name: PoseName, holds: boolean): Pose {
  const pose: Pose = poses[name];
  if (!holds || pose.holds !== undefined) return pose;
  const { arms, holds: hand } = poses.holdUp as Pose;
  return { ...pose, arms: [pose.arms[0], arms[1]], holds: hand ?? 1 };
}

/** Whether the top of the place is painted in front of somebody in this pose. */
export const usesSurface = ({ place, shot }: ScenePlan, pose: PoseName): boolean =>
  place.surface !== undefined &&
  (place.surface.kind === 'dashboard' ||
    ((shot.size === 'MS' || shot.size === 'MCU') && atSurface.has(pose)));
