// What of a picture somebody who sits in it sits on.
import type { ScenePlan, Thing } from './scene-plan.ts';
import { propThing } from './things.ts';

/** Things that are made to sit on, and beds. */
const seats = new Set(
  'chair armchair sofa bench stool bar-stool rocking-chair office-chair director-chair beach-chair double-bed single-bed bed bunk-bed hospital-bed weight-bench wheelchair motorized-wheelchair'.split(
    ' ',
  ),
);

/** What is sat on at its edge, and larger than whoever sits there. */
export const isBed = ({ id }: Thing): boolean => /(?:^|-)bed$/.test(id);

/** The seat among the things of a picture; undefined where none is there. */
export function seatIn(plan: ScenePlan): Thing | undefined {
  const found = plan.props.find(({ prop }) => seats.has(prop.id));
  return found && propThing(found);
}
