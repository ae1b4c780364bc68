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

/** What people who are said to be there sit at. */
const satAt = /^(?:table|desk|laid-table|picnic-table|school-desk|conference-table)$/;

/** How somebody rests who is said to be in, on or at a thing: `in bed`, `on the sofa`, `at the table`. */
export function restingPose(id: string, relation: 'in' | 'on' | 'at'): 'sit' | 'lie' | undefined {
  if (id === 'hammock' || (lainIn(id) && relation === 'in')) return 'lie';
  if (relation === 'at') return satAt.test(id) ? 'sit' : undefined;
  return isSeat(id) || (id === 'bathtub' && relation === 'in') ? 'sit' : undefined;
}

/** What is sat on at its edge, and larger than whoever sits there. */
export const isBed = ({ id }: Thing): boolean => isBedOf(id);
/** Whether that is a bed, by its id. */
export const isBedOf = (id: string): boolean => /(?:^|-)bed$/.test(id);

/** In what of these somebody lies: a bed, or a cot behind its bars. */
export const lainIn = (id: string): 'bed' | 'cot' | undefined =>
  isBedOf(id) ? 'bed' : id === 'cot' ? 'cot' : undefined;

/** How far from the middle of who sits the floor is free again, in figure units. */
export const clearOf = (seat: Thing | undefined): number => (seat && isBed(seat) ? 58 : 19);

/** The seat among the things of a picture; undefined where none is there. */
export function seatIn(plan: ScenePlan): Thing | undefined {
  const found = plan.props.find(({ prop }) => isSeat(prop.id));
  return found && propThing(found);
}

/** What there is in a picture to lie in; undefined where nothing is. */
export function bedIn(plan: ScenePlan): Thing | undefined {
  const found = plan.props.find(({ prop }) => lainIn(prop.id));
  return found && propThing(found);
}

/** A picture without one of its things, which is drawn elsewhere. */
export const without = (plan: ScenePlan, { name }: Thing): ScenePlan => ({
  ...plan,
  props: plan.props.filter((one) => propThing(one).name !== name),
});
