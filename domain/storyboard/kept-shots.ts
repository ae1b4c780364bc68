import { isStorable } from '../storable.ts';
import { shotPlan } from './shot-plan.ts';

/** A plan as callers send it to be kept. Ids the catalogue does not know are kept as they are. */
export const keptShots = shotPlan.refine(
  isStorable,
  'This contains a character that cannot be used.',
);
