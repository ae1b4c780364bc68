// Poses as where hands and feet are; joints follow. Data only.

import type { Point } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';

const bend = (text: string) => points(text) as [Point, Point];

export type HandShape =
  | 'hidden'
  | 'rest'
  | 'fist'
  | 'grip'
  | 'open'
  | 'flat'
  | 'point'
  | 'phone'
  | 'thumb';
export type ArmPose = {
  /** The wrist, from the base of the neck: x to the right of the sheet, y downwards. */
  wrist: Point;
  /** Which way the elbow goes, or where it is when the arm comes towards us and looks shorter. */
  elbow: 'out' | 'down' | Point;
  hand: HandShape;
  /** In front of the body. */
  front: boolean;
  /** Direction of the hand in radians where it does not follow the forearm. */
  turn?: number;
};
export type LegsPose =
  | 'stand'
  | 'stride'
  | 'away'
  | 'run'
  | 'wide'
  | 'sit'
  | 'tree'
  | 'squat'
  | 'kneel';
export type Pose = {
  /** Left and right on the sheet. */
  arms: readonly [ArmPose, ArmPose];
  legs: LegsPose;
  /** Lean of the torso in radians, to the right. */
  lean: number;
  head: { tilt: number; nod: number; yaw: number };
  /** Which hand holds what is held: 0 left, 1 right, or both. */
  holds?: 0 | 1 | 'both';
  /** What is held is turned by this much, in radians: poured out, carried askew. */
  tips?: number;
  /** What is held lies this far from between the hands: on the shoulder. */
  offset?: Point;
  /** What is long is held along its shaft, with its foot here, from the ground under the hips. */
  shaft?: Point;
  /** A rope runs through both hands, out of the picture. */
  rope?: true;
  /** Stretched out on the back. */
  lies?: true;
};

/** One arm by where its wrist is. */
export const arm = (
  x: number,
  y: number,
  elbow: ArmPose['elbow'] = 'out',
  hand: HandShape = 'rest',
  front = false,
  turn?: number,
): ArmPose => ({ wrist: [x, y], elbow, hand, front, ...(turn === undefined ? {} : { turn }) });

export const level = { tilt: 0, nod: 0, yaw: 0 };
export const hangLeft = arm(-12.6, 36.4);
export const hangRight = arm(12.6, 36.4);

/** Knees and ankles, left and right, from the ground under the hips; `hips` is how high they are. */
export const legPoses: Record<
  LegsPose,
  { hips: number; knees: [Point, Point]; ankles: [Point, Point] }
> = {
  stand: {
    hips: 50,
    knees: bend('-4.3 -27 4.8 -27.4'),
    ankles: bend('-4.5 -3.4 6 -3.6'),
  },
  wide: {
    hips: 49.5,
    knees: bend('-7 -27 7 -27'),
    ankles: bend('-9 -3.4 9 -3.4'),
  },
  stride: {
    hips: 48.5,
    knees: bend('-7.5 -26 9.5 -28'),
    ankles: bend('-18 -8 13 -3'),
  },
  away: {
    hips: 49.5,
    knees: bend('-4 -27 5 -27.5'),
    ankles: bend('-3.2 -3.2 6.4 -9'),
  },
  run: {
    hips: 48,
    knees: bend('-5 -25 11 -33'),
    ankles: bend('-20 -15 9 -10'),
  },
  sit: {
    hips: 33,
    knees: bend('-8 -27 8 -27'),
    ankles: bend('-7.5 -3.4 7.5 -3.4'),
  },
  tree: {
    hips: 50,
    knees: bend('-3 -27 17 -38'),
    ankles: bend('-2.4 -3.4 1.5 -28'),
  },
  kneel: {
    hips: 26,
    knees: bend('-9 -3.5 10 -23'),
    ankles: bend('-20 -3.6 10.5 -3.4'),
  },
  squat: {
    hips: 31,
    knees: bend('-14 -25 14 -25'),
    ankles: bend('-10.5 -3.4 10.5 -3.4'),
  },
};
