// The measures of a body in figure units: a standing adult is 100 tall, the ground is y = 0.
import type { Build, Frame, Person } from './person.ts';

export type Measures = {
  /** Half widths of the torso. */
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  /** Thickness of limbs against an average adult. */
  limb: number;
  neck: number;
  /** Figure units per head unit. */
  head: number;
  upperArm: number;
  forearm: number;
};

const frames: Record<Frame, readonly [number, number, number, number, number, number]> = {
  man: [11.3, 9.4, 8, 7.8, 1.08, 3.3],
  woman: [9.7, 8.1, 6.3, 8.5, 0.9, 2.5],
  person: [10.4, 8.6, 7, 8, 0.98, 2.9],
};
const builds: Record<Build, readonly [number, number, number, number, number, number]> = {
  slim: [0.95, 0.92, 0.9, 0.92, 0.88, 0.94],
  average: [1, 1, 1, 1, 1, 1],
  athletic: [1.09, 1.06, 0.97, 1, 1.12, 1.12],
  plus: [1.08, 1.26, 1.5, 1.3, 1.26, 1.2],
};

/** The measures of this person. */
export function measure(person: Person): Measures {
  const [shoulder, chest, waist, hip, limb, neck] = frames[person.frame].map(
    (value, index) => value * (builds[person.build][index] ?? 1),
  ) as [number, number, number, number, number, number];
  const head = person.age === 'child' ? 0.215 : 0.172;
  return { shoulder, chest, waist, hip, limb, neck, head, upperArm: 17, forearm: 15.5 };
}
