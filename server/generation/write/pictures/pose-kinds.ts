// How much of somebody has to be seen of what they do: the hands alone, or all of them.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import type { Pose } from '../../illustrator/people/poses/pose.ts';
import { poseById, poses } from '../../illustrator/people/poses/poses.ts';

/** What is done with something in hand. */
export const handPoses = new Set<CatalogueRef | undefined>(
  'work reach hand-over carry tie fold tear pour press-down wipe write push knock photograph put-on hang-up haul'.split(
    ' ',
  ),
);

/** Who kneels, runs or sweeps is seen from head to foot. */
export function isWholeBody(ref: CatalogueRef | undefined): boolean {
  const name = ref && poseById(ref);
  const pose: Pose | undefined = name ? poses[name] : undefined;
  return (
    pose !== undefined && (pose.legs !== 'stand' || pose.lies === true || pose.shaft !== undefined)
  );
}
