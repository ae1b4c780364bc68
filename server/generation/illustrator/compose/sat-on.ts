// What of a picture somebody who sits in it sits on.
import type { ScenePlan, Thing } from './scene-plan.ts';
import { propThing } from './things.ts';

/** Things that are made to sit on, and beds. */
const seats = new Set(
  'chair armchair sofa bench stool bar-stool rocking-chair office-chair director-chair beach-chair double-bed single-bed bed bunk-bed hospital-bed weight-bench wheelchair motorized-wheelchair'.split(
    ' ',
  ),
);

/** Whether a thing is there to sit on. */
export const isSeat = (id: string): boolean => seats.has(id);

/** What is sat on at its edge, and larger than whoever sits there. */
export const isBed = ({ id }: Thing): boolean => /(?:^|-)bed$/.test(id);

/** How far from the middle of who sits the floor is free again, in figure units. */
export const clearOf = (seat: Thing | undefined): number => (seat && isBed(seat) ? 58 : 19);

/** The seat among the things of a picture; undefined where none is there. */
export function seatIn(plan: ScenePlan): Thing | undefined {
  const found = plan.props.find(({ prop }) => isSeat(prop.id));
  return found && propThing(found);
}

/** A picture without one of its things, which is drawn elsewhere. */
export const without = (plan: ScenePlan, { name }: Thing): ScenePlan => ({
  ...plan,
  props: plan.props.filter((one) => propThing(one).name !== name),
});
