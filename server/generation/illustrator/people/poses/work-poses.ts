// Poses of work and care. Data only.
import { arm, hangLeft, hangRight, level, type Pose } from './pose.ts';

const intent = { tilt: 0.05, nod: 0.8, yaw: 0.12 };

/** The pose with its hand on something `tall` figure units high that stands to its right. */
export function handOn(tall: number): Pose {
  const { touch, kneel } = workPoses as Record<'touch' | 'kneel', Pose>;
  const legs = tall < 46 ? 'kneel' : 'stand';
  const neck = legs === 'kneel' ? 57 : 81;
  const down = Math.max(7, Math.min(legs === 'kneel' ? 34 : 33, neck - tall + 1.5));
  const lean = legs === 'kneel' ? 0.2 : 0.06;
  const lying = tall > 72;
  const hand = arm(18.5, down, [16.4, down * 0.5 + 6], 'flat', true, lying ? -0.5 : 0.15);
  const other =
    legs === 'kneel' ? arm(4, down + 1, [-9, down * 0.55 + 6], 'flat', true, 0.2) : hangLeft;
  return {
    ...touch,
    arms: [other, hand],
    legs,
    lean,
    head: legs === 'kneel' ? kneel.head : touch.head,
  };
}

export const workPoses = {
  lie: { arms: [hangLeft, hangRight], legs: 'stand', lean: 0, head: level, lies: true },
  kneel: {
    arms: [arm(-5, 27, [-13, 20.5], 'grip', true, 0.6), arm(8, 26, [13.6, 20], 'grip', true, 2.4)],
    legs: 'kneel',
    lean: 0.08,
    head: intent,
    holds: 1,
  },
  crouch: {
    arms: [arm(-7, 28, [-14, 20], 'grip', true, 1.2), arm(9, 28, [14, 20], 'grip', true, 1.9)],
    legs: 'squat',
    lean: 0.06,
    head: intent,
    holds: 1,
  },
  haul: {
    arms: [
      arm(11.5, -14, [-1, 0], 'grip', true, -1.2),
      arm(13.5, 6, [18.5, 17], 'grip', true, -1.8),
    ],
    legs: 'wide',
    lean: -0.16,
    head: { tilt: -0.04, nod: -0.6, yaw: 0.3 },
    rope: true,
  },
  sweep: {
    arms: [arm(1, 10, [-12.6, 16], 'grip', true, 0.3), arm(9.5, 25, [15.5, 17], 'grip', true, 2.6)],
    legs: 'stride',
    lean: 0.12,
    head: intent,
    shaft: [25, -1],
  },
  staff: {
    arms: [hangLeft, arm(17.5, 12, [17, 21], 'grip', true, -2.2)],
    legs: 'stand',
    lean: 0,
    head: { tilt: 0.02, nod: 0, yaw: 0.2 },
    shaft: [18, 0],
  },
  tie: {
    arms: [
      arm(-2.5, 21, [-13.6, 19.5], 'fist', true, 0.15),
      arm(3.5, 20.4, [13.6, 19], 'fist', true, 2.95),
    ],
    legs: 'stand',
    lean: 0.04,
    head: intent,
  },
  fold: {
    arms: [
      arm(-6, 24, [-13.6, 19.5], 'flat', true, 0.5),
      arm(7, 19, [13.8, 20.4], 'flat', true, 2.5),
    ],
    legs: 'stand',
    lean: 0.04,
    head: intent,
    holds: 'both',
  },
  tear: {
    arms: [
      arm(-10, 13, [-15, 20], 'fist', true, -0.4),
      arm(10, 10, [15.5, 18.5], 'fist', true, -2.7),
    ],
    legs: 'stand',
    lean: -0.03,
    head: { tilt: -0.06, nod: 0.4, yaw: 0 },
    holds: 'both',
  },
  hangUp: {
    arms: [
      arm(-9, -17, [-15.5, -4], 'grip', true, -1.2),
      arm(12, -18, [16.5, -5], 'grip', true, -1.9),
    ],
    legs: 'stand',
    lean: 0.02,
    head: { tilt: 0.03, nod: -0.9, yaw: 0.1 },
    holds: 'both',
    offset: [0, -15],
  },
  handOver: {
    arms: [hangLeft, arm(23.5, 15, [15.8, 19.5], 'grip', true, -0.35)],
    legs: 'stand',
    lean: 0.05,
    head: { tilt: 0.05, nod: 0.1, yaw: 0.45 },
    holds: 1,
  },
  putOn: {
    arms: [arm(-9.5, -8, [-18, 4], 'fist', true, -0.9), arm(9.5, -8, [18, 4], 'fist', true, -2.2)],
    legs: 'stand',
    lean: 0,
    head: { ...level, nod: 0.2 },
  },
  pour: {
    arms: [
      arm(-6, 27, [-13.6, 20], 'flat', true, 0.4),
      arm(12, 13, [16.5, 20], 'grip', true, -1.9),
    ],
    legs: 'stand',
    lean: 0.03,
    head: { tilt: 0.06, nod: 0.7, yaw: 0.3 },
    holds: 1,
    tips: -1.9,
  },
  dropIn: {
    arms: [arm(-8, 25, [-13.8, 20], 'flat', true, 0.6), arm(12, 9, [17.5, 12], 'grip', true, 1.75)],
    legs: 'stand',
    lean: 0.04,
    head: { tilt: 0.05, nod: 0.8, yaw: 0.25 },
    holds: 1,
    offset: [0, 4],
  },
  pressDown: {
    arms: [arm(-5, 29, [-15, 17], 'flat', true, 1.3), arm(6, 29, [15.5, 17], 'flat', true, 1.85)],
    legs: 'stand',
    lean: 0.05,
    head: { tilt: 0, nod: 1, yaw: 0 },
  },
  photograph: {
    arms: [
      arm(-7.5, 0, [-15.5, 13], 'grip', true, -0.9),
      arm(7.5, 0, [15.5, 13], 'grip', true, -2.24),
    ],
    legs: 'stand',
    lean: 0,
    head: level,
    holds: 'both',
    offset: [0, -4],
  },
  signHands: {
    arms: [arm(-7, 12, [-16, 17], 'open', true, -0.9), arm(8, 15, [16.5, 18], 'point', true, -2.5)],
    legs: 'stand',
    lean: 0,
    head: { tilt: 0.03, nod: 0, yaw: 0 },
  },
  leanClose: {
    arms: [arm(-11, 29, 'out', 'flat', true, 1.9), arm(13, 12, [16.5, 20], 'grip', true, -1.2)],
    legs: 'stand',
    lean: 0.24,
    head: { tilt: 0.12, nod: 0.6, yaw: 0.45 },
    holds: 1,
  },
  bend: {
    arms: [arm(8, 27, [-8, 22], 'grip', true, 1.1), arm(17, 26, [18, 13], 'grip', true, 1.2)],
    legs: 'wide',
    lean: 0.62,
    head: { tilt: 0.2, nod: 0.9, yaw: 0.3 },
    holds: 1,
  },
  lift: {
    arms: [
      arm(-10.5, 22, [-16, 17], 'grip', true, 0.3),
      arm(10.5, 22, [16, 17], 'grip', true, 2.84),
    ],
    legs: 'squat',
    lean: 0,
    head: { ...level, nod: 0.1 },
    holds: 'both',
  },
  read: {
    arms: [
      arm(-8.5, 18, [-14, 21], 'grip', true, -0.2),
      arm(8.5, 18, [14, 21], 'grip', true, -2.94),
    ],
    legs: 'stand',
    lean: 0.02,
    head: { tilt: 0.05, nod: 1, yaw: 0.1 },
    holds: 'both',
  },
  write: {
    arms: [arm(-7, 28, [-14, 20], 'flat', true, 0.5), arm(7.5, 25, [15, 19], 'grip', true, 2.5)],
    legs: 'stand',
    lean: 0.07,
    head: { tilt: 0.08, nod: 1, yaw: 0.15 },
    holds: 1,
    tips: 0.5,
  },
  carryOnShoulder: {
    arms: [hangLeft, arm(13, -3, [18.5, 9], 'grip', true, -2.2)],
    legs: 'stride',
    lean: -0.03,
    head: { tilt: -0.08, nod: 0, yaw: -0.1 },
    holds: 1,
    offset: [8, -7],
    tips: 0.2,
  },
  push: {
    arms: [arm(14, 15, [-2, 22], 'grip', true, -0.2), arm(21, 16, [15.5, 23], 'grip', true, -0.2)],
    legs: 'stride',
    lean: 0.2,
    head: { tilt: 0.02, nod: 0.1, yaw: 0.5 },
  },
  lookUp: {
    arms: [hangLeft, hangRight],
    legs: 'stand',
    lean: -0.02,
    head: { tilt: 0.03, nod: -1, yaw: 0.2 },
  },
  lookDown: {
    arms: [hangLeft, hangRight],
    legs: 'stand',
    lean: 0.02,
    head: { tilt: 0.06, nod: 1, yaw: 0.1 },
  },
  think: {
    arms: [arm(5, 17, [-13.4, 18.4], 'hidden', true), arm(5, 1.5, [14, 17.5], 'fist', true, -2.2)],
    legs: 'stand',
    lean: 0,
    head: { tilt: 0.07, nod: 0.1, yaw: 0.1 },
  },
  shrug: {
    arms: [
      arm(-18.5, 15, [-15, 21], 'open', true, -2.8),
      arm(18.5, 15, [15, 21], 'open', true, -0.34),
    ],
    legs: 'stand',
    lean: 0,
    head: { tilt: 0.1, nod: 0, yaw: 0 },
  },
  comfort: {
    arms: [hangLeft, arm(22, 6, [15, 13], 'flat', true, 0.2)],
    legs: 'stand',
    lean: 0.06,
    head: { tilt: 0.12, nod: 0.3, yaw: 0.45 },
  },
  openDoor: {
    arms: [hangLeft, arm(23, 24, [15.5, 18], 'grip', true, 0)],
    legs: 'stand',
    lean: 0.04,
    head: { tilt: 0.02, nod: 0, yaw: 0.4 },
  },
  knock: {
    arms: [hangLeft, arm(17.5, -2, [17.5, 12], 'fist', true, -1.3)],
    legs: 'stand',
    lean: 0.03,
    head: { tilt: 0.02, nod: 0, yaw: 0.45 },
  },
  /** A hand lies on what stands beside; how high is told by the thing: `handOn`. */
  touch: {
    arms: [hangLeft, arm(19, 20, [16, 12], 'flat', true, 0.3)],
    legs: 'stand',
    lean: 0.05,
    head: { tilt: 0.03, nod: 0.25, yaw: 0.45 },
  },
  call: {
    arms: [arm(-7, 26, [-14, 20], 'rest', true, 0.6), arm(8.6, -6, [17, 10], 'grip', true, -1.75)],
    legs: 'stand',
    lean: 0.01,
    head: { tilt: 0.08, nod: 0.1, yaw: -0.2 },
    holds: 1,
  },
  wipe: {
    arms: [hangLeft, arm(21, 4, [16, 15.5], 'flat', true, -1.1)],
    legs: 'stand',
    lean: 0.06,
    head: { tilt: 0.03, nod: 0, yaw: 0.4 },
  },
} as const satisfies Record<string, Pose>;
