// The pose of the plan where the frame can show it.
import type { Held } from '../people/figure.ts';
import { arm, type Pose } from '../people/poses/pose.ts';
import { onLegs, type PoseName, poses } from '../people/poses/poses.ts';
import type { Thing } from './scene-plan.ts';
import { leadOf, type ScenePerson, type ScenePlan } from './scene-plan.ts';
import { asHeld, asShaft, canHold, heldThing, isLong } from './things.ts';

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
  lean: 'stand',
  behind: 'holdUp',
};
/** Whether somebody in this pose sits where there is no table. */
export const sitsOnOpenFloor = (name: PoseName | undefined): boolean =>
  name !== undefined && poses[onOpenFloor[name] ?? name].legs === 'sit';
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
  'tie',
  'fold',
  'tear',
  'handOver',
  'pour',
  'dropIn',
  'pressDown',
  'photograph',
  'signHands',
  'leanClose',
  'read',
  'write',
  'think',
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
  const holds = held !== undefined && canHold(held);
  if (shot.size === 'ECU' || shot.size === 'CU')
    return holds ? 'holdUp' : besideFace.has(pose) && !emptyHanded[pose] ? pose : 'stand';
  if (place.surface?.kind === 'dashboard')
    return pose === 'buckle' || pose === 'phone' ? pose : 'drive';
  const asked =
    pose === 'stand' && holds ? 'present' : pose === 'stand' && speaking ? 'speak' : pose;
  const shown = asked === 'speak' ? speakingPose(plan) : asked === 'stand' ? idlePose(plan) : asked;
  const taken = holds && held.seat !== 'hand' ? bothHands(plan, shown, held) : shown;
  const stands = shot.size === 'WS' || !place.surface ? (onOpenFloor[taken] ?? taken) : taken;
  return holds ? stands : (emptyHanded[stands] ?? stands);
}

// What takes two hands is not held up in one; what stands on a table is left there where there is one.
function bothHands(plan: ScenePlan, name: PoseName, held: Thing): PoseName {
  if (held.seat === 'top' && plan.place.surface && plan.shot.size !== 'WS')
    return isIdle(name) ? 'lean' : name;
  return isIdle(name) ? 'present' : name;
}

const isIdle = (name: PoseName): boolean =>
  /^(?:stand|hips|crossed|holdUp|speak|chest|behind|lookUp|lookDown|present)$/.test(name);

const gestures = ['speak', 'chest', 'stand', 'crossed'] as const;

/** How somebody talks: another gesture in each frame of a board, open hands in one at most. */
export const speakingPose = ({ index, seed }: Pick<ScenePlan, 'index' | 'seed'>): PoseName =>
  gestures[(index + (seed % 4)) % 4] ?? 'speak';

// Hands on hips say something: nobody has them there unasked.
const idle = ['stand', 'stand', 'crossed', 'stand'] as const;

// Nobody stands to attention in every frame; who worries keeps the arms down.
const idlePose = (plan: ScenePlan): PoseName =>
  leadOf(plan).emotion === 'worried'
    ? 'stand'
    : (idle[(plan.index + (plan.seed % 4)) % 4] ?? 'stand');

/**
 * The pose with what is held in it: before the body where both hands are busy or hang down, and what is
 * long is taken by its shaft.
 */
export function posed(
  { held, legs }: Pick<ScenePerson, 'held' | 'legs'>,
  name: PoseName,
): { pose: Pose; held?: Held } {
  const plain = onLegs(poses[name], legs);
  if (!held || !canHold(held)) return { pose: plain };
  if (isLong(held)) {
    const { arms, shaft } = plain.shaft ? plain : (poses.staff as Pose);
    return { pose: { ...plain, arms, ...(shaft ? { shaft } : {}) }, held: asShaft(held) };
  }
  if (held.hold === 'aloft') {
    const one = asShaft(held);
    const over: Pose = { ...plain, arms: [plain.arms[0], raised], holds: 1, tips: 0 };
    return { pose: { ...over, offset: [0, footInHand - one.height * 0.5] }, held: one };
  }
  if (plain.holds !== undefined) return { pose: plain, held: asHeld(held) };
  if (plain.shaft) return { pose: { ...plain, holds: 1 }, held: asHeld(held) };
  // The hand that does something goes on doing it.
  const [left, right] = plain.arms;
  const isBusy = right.wrist[1] < left.wrist[1] - 5;
  return {
    pose: isBusy
      ? { ...plain, arms: [beforeBody[0], right], holds: 0 }
      : { ...plain, arms: [left, beforeBody[1]], holds: 1 },
    held: asHeld(held),
  };
}

/** A hand beside the shoulder, and how far below it the foot of what it holds is. */
const raised = arm(13, 8, [17, 20], 'grip', true, -1.7);
const footInHand = 5;

const beforeBody = [
  arm(-8.5, 17, [-14, 21], 'grip', true, -0.54),
  arm(8.5, 17, [14, 21], 'grip', true, -2.6),
] as const;

/** Whether the top of the place is painted in front of somebody in this pose. */
export const usesSurface = (plan: ScenePlan, pose: PoseName): boolean =>
  plan.place.surface !== undefined &&
  (plan.place.surface.kind === 'dashboard' ||
    ((plan.shot.size === 'MS' || plan.shot.size === 'MCU') &&
      atSurface.has(pose) &&
      leadOf(plan).legs !== 'kneel' &&
      leadOf(plan).legs !== 'squat' &&
      (isSet(plan) || pose === 'lean' || pose === 'cheek' || pose === 'behind')));

// A bare ground gets its table only for what stands on it, and somebody who sits a chair.
const isSet = ({ place, props, showsProduct, product, people }: ScenePlan): boolean =>
  (place.note === undefined && people[0]?.pose !== 'sit') ||
  props.some(({ where }) => where === 'on-surface') ||
  people[0]?.held?.seat === 'top' ||
  (people[0]?.pose === 'work' && people[0].held?.hold === 'both') ||
  (showsProduct &&
    product.drawing.rests === 'surface' &&
    people[0]?.held?.name !== product.drawing.name);
