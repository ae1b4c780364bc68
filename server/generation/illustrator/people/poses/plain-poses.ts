// Poses of standing, speaking, showing and moving. Data only.
import { arm, hangLeft, hangRight, level, type Pose } from './pose.ts';

/** Poses of standing, speaking, showing and moving. */
export const plainPoses = {
  stand: { arms: [hangLeft, hangRight], legs: 'stand', lean: 0, head: level },
  hips: {
    arms: [arm(-9.5, 23, 'out', 'fist', true, 1.1), arm(9.5, 23, 'out', 'fist', true, 2.04)],
    legs: 'wide',
    lean: 0,
    head: { ...level, tilt: -0.03 },
  },
  crossed: {
    arms: [
      arm(5, 13.6, [-13.4, 16.6], 'hidden', true),
      arm(-6.5, 16.6, [13.4, 17.4], 'flat', true, 3.5),
    ],
    legs: 'stand',
    lean: 0,
    head: level,
  },
  holdUp: {
    arms: [hangLeft, arm(15.5, 4.5, [15.8, 19], 'grip', true, -1.75)],
    legs: 'stand',
    lean: -0.02,
    head: { tilt: 0.04, nod: 0, yaw: 0.2 },
    holds: 1,
  },
  present: {
    arms: [
      arm(-8.5, 14, [-13, 20], 'grip', true, -0.3),
      arm(8.5, 14, [13, 20], 'grip', true, -2.84),
    ],
    legs: 'stand',
    lean: 0,
    head: level,
    holds: 'both',
  },
  carry: {
    arms: [
      arm(-9.5, 20, [-13, 19.5], 'grip', true, 0.1),
      arm(9.5, 20, [13, 19.5], 'grip', true, 3.04),
    ],
    legs: 'stand',
    lean: 0,
    head: { tilt: 0.05, nod: 0.35, yaw: 0.1 },
    holds: 'both',
  },
  speak: {
    arms: [
      arm(-13.5, 16.5, [-13.6, 22], 'open', true, -2.1),
      arm(15.5, 10.5, [14.6, 20.5], 'open', true, -1.15),
    ],
    legs: 'stand',
    lean: 0.02,
    head: { tilt: 0.06, nod: -0.1, yaw: 0 },
  },
  chest: {
    arms: [hangLeft, arm(2.5, 14.5, [13.6, 20.5], 'flat', true, 3.3)],
    legs: 'stand',
    lean: 0.02,
    head: { tilt: 0.07, nod: 0.1, yaw: 0.1 },
  },
  away: {
    arms: [arm(-12.4, 35.5, 'out', 'fist', true), arm(12.6, 34, 'out', 'fist', true)],
    legs: 'away',
    lean: 0.02,
    head: level,
  },
  awayRaised: {
    arms: [arm(-12.4, 35.5, 'out', 'fist', true), arm(15, -10, [17.5, 6], 'grip', true, -1.5)],
    legs: 'away',
    lean: 0.02,
    head: level,
    holds: 1,
  },
  point: {
    arms: [hangLeft, arm(23, 5, [16, 17], 'point', true, -0.75)],
    legs: 'stand',
    lean: 0.03,
    head: { tilt: 0, nod: 0, yaw: 0.4 },
  },
  phone: {
    arms: [hangLeft, arm(9.5, 9.5, [14.5, 20.5], 'phone', true, -1.9)],
    legs: 'stand',
    lean: 0.02,
    head: { tilt: 0.08, nod: 0.9, yaw: 0.3 },
  },
  work: {
    arms: [
      arm(-6.5, 26, [-13.4, 20.5], 'fist', true, 0.5),
      arm(6.5, 25, [13.6, 20], 'grip', true, 2.5),
    ],
    legs: 'stand',
    lean: 0.05,
    head: { tilt: 0.06, nod: 1, yaw: 0.12 },
    holds: 1,
  },
  lean: {
    arms: [arm(-15.5, 28.5, 'out', 'flat', true, 2.55), arm(15.5, 28.5, 'out', 'flat', true, 0.6)],
    legs: 'stand',
    lean: 0.06,
    head: { tilt: 0.06, nod: 0.1, yaw: 0.2 },
  },
  behind: {
    arms: [arm(-14.5, 30, 'out', 'flat', true, 0.6), arm(13.5, 7, [15.6, 20], 'grip', true, -1.8)],
    legs: 'stand',
    lean: 0,
    head: { tilt: 0.03, nod: 0, yaw: 0.25 },
    holds: 1,
  },
  reach: {
    arms: [hangLeft, arm(21, -13, 'out', 'grip', true)],
    legs: 'stand',
    lean: 0.07,
    head: { tilt: 0.05, nod: -0.8, yaw: 0.42 },
    holds: 1,
  },
  drink: {
    arms: [
      arm(-13.5, 30, 'out', 'flat', true, 0.6),
      arm(9, -0.5, [15.5, 15.5], 'grip', true, -2.3),
    ],
    legs: 'stand',
    lean: -0.02,
    head: { tilt: -0.04, nod: -0.1, yaw: 0.3 },
    holds: 1,
  },
  cheek: {
    arms: [arm(-4, 27.5, [-14, 22], 'flat', true, 0.1), arm(10, 0.5, [15.5, 24], 'fist', true, -2)],
    legs: 'stand',
    lean: 0.1,
    head: { tilt: 0.24, nod: 0.5, yaw: -0.15 },
  },
  cheer: {
    arms: [arm(-17, -20, 'out', 'fist', true), arm(17, -20, 'out', 'fist', true)],
    legs: 'wide',
    lean: 0,
    head: { ...level, nod: -0.4 },
  },
  liftWeights: {
    arms: [arm(-15, -16, 'out', 'grip', true, -1.57), arm(15, -16, 'out', 'grip', true, -1.57)],
    legs: 'wide',
    lean: 0,
    head: level,
    holds: 'both',
  },
  stretch: {
    arms: [arm(-4.5, -27, 'out', 'flat', false, -1.35), arm(4.5, -27, 'out', 'flat', false, -1.79)],
    legs: 'tree',
    lean: 0,
    head: level,
  },
  wave: {
    arms: [hangLeft, arm(17.5, -4, [17, 11], 'open', true, -1.45)],
    legs: 'stand',
    lean: 0,
    head: { tilt: 0.05, nod: 0, yaw: 0.1 },
  },
  shock: {
    arms: [
      arm(-9.4, 1, [-14.5, 16], 'open', true, -1.25),
      arm(9.4, 1, [14.5, 16], 'open', true, -1.89),
    ],
    legs: 'stand',
    lean: 0,
    head: level,
  },
  thumb: {
    arms: [hangLeft, arm(12.5, 11.5, [14.8, 21], 'thumb', true, -2.6)],
    legs: 'stand',
    lean: 0,
    head: { tilt: 0.05, nod: 0, yaw: 0.1 },
  },
  drive: {
    arms: [
      arm(-12, 26.5, [-15.5, 17], 'grip', true, -0.7),
      arm(12, 26.5, [15.5, 17], 'grip', true, -2.44),
    ],
    legs: 'sit',
    lean: 0,
    head: level,
  },
  buckle: {
    arms: [
      arm(-9, 17, [-13.6, 22], 'grip', true, -1),
      arm(-1, 22.5, [13.2, 20], 'grip', true, 2.75),
    ],
    legs: 'sit',
    lean: 0,
    head: { tilt: -0.05, nod: 0.5, yaw: -0.25 },
  },
  walk: {
    arms: [arm(-20, 30, [-15, 17], 'fist', false), arm(15, 29, [13.5, 17.5], 'fist', true)],
    legs: 'stride',
    lean: 0.05,
    head: level,
  },
  run: {
    arms: [arm(-17, 21, [-15, 16], 'fist', false, 0.9), arm(8, 10, [15, 19], 'fist', true)],
    legs: 'run',
    lean: 0.14,
    head: level,
  },
  sit: {
    arms: [
      arm(-8.5, 30, [-13.2, 18.5], 'rest', true, 1.2),
      arm(9.5, 30, [13.4, 18.5], 'rest', true, 1.9),
    ],
    legs: 'sit',
    lean: 0,
    head: level,
  },
  squat: {
    arms: [arm(-7, 15, [-13, 21], 'grip', true, -0.4), arm(7, 15, [13, 21], 'grip', true, -2.74)],
    legs: 'squat',
    lean: 0,
    head: { ...level, nod: 0.2 },
    holds: 'both',
  },
} as const satisfies Record<string, Pose>;
