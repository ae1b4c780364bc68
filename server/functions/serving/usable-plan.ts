import { type ShotPlan, shotPlan } from '#domain/storyboard/shot-plan.ts';
import type { Services } from '../../services.ts';

/** A script is worth having without its plan: what is seen is then read from its rows. */
export function usablePlan(
  shots: ShotPlan | undefined,
  { log }: Pick<Services, 'log'>,
): ShotPlan | undefined {
  if (shots === undefined) return undefined;
  const read = shotPlan.safeParse(shots);
  if (!read.success) log.error({ err: read.error }, 'the plan of a script could not be used');
  return read.data;
}
