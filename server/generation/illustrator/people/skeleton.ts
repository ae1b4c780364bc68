// Where every joint of a posed person lies, in figure units.
import type { Point } from '#server/drawing/brush.ts';
import type { Measures } from './build.ts';
import { bend, type Chain } from './limb.ts';
import { legPoses, type Pose } from './poses/pose.ts';

export type Skeleton = {
  neck: Point;
  hips: Point;
  lean: number;
  arms: readonly [Chain, Chain];
  legs: readonly [Chain, Chain];
};

const torso = 31;

/** Joints for a pose; `turn` from -1 to 1 narrows the shoulders as the body turns. */
export function skeletonFor(measures: Measures, pose: Pose, turn: number): Skeleton {
  const legs = legPoses[pose.legs];
  const hips: Point = [0, -legs.hips];
  const cos = Math.cos(pose.lean);
  const sin = Math.sin(pose.lean);
  const neck: Point = [hips[0] + sin * torso, hips[1] - cos * torso];
  const onTorso = ([x, y]: Point): Point => [
    neck[0] + x * cos - y * sin,
    neck[1] + x * sin + y * cos,
  ];
  const narrow = 1 - 0.16 * Math.abs(turn);
  const broad = measures.shoulder - 10.5;
  const arms = pose.arms.map((arm, index): Chain => {
    const side = index === 0 ? -1 : 1;
    const reachesAcross = arm.wrist[0] * side < 0;
    const shoulder = onTorso([side * (measures.shoulder - 2.9) * narrow, 5.4]);
    const wrist = onTorso([arm.wrist[0] + (reachesAcross ? 0 : side * broad), arm.wrist[1]]);
    if (typeof arm.elbow !== 'string') {
      const joint = onTorso([arm.elbow[0] + side * broad, arm.elbow[1]]);
      return { start: shoulder, joint, end: wrist };
    }
    const way: Point = arm.elbow === 'out' ? [side, 0.25] : [side * 0.35, 1];
    return bend(shoulder, wrist, measures.upperArm, measures.forearm, way);
  }) as [Chain, Chain];
  const chains = legs.knees.map((knee, index): Chain => {
    const side = index === 0 ? -1 : 1;
    const start: Point = [hips[0] + side * measures.hip * 0.5, hips[1] + 1];
    return { start, joint: knee, end: legs.ankles[index] ?? knee };
  }) as [Chain, Chain];
  return { neck, hips, lean: pose.lean, arms, legs: chains };
}
