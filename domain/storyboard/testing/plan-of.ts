import { type ShotPlan, shotPlan } from '../shot-plan.ts';

/** A plan for tests: a shot for each of these rows, in each of which the product is shown. */
export const planOf = (...rows: string[]): ShotPlan =>
  shotPlan.parse({
    shots: rows.map((_, at) => ({
      row: at + 1,
      seconds: 4,
      composition: 'object',
      size: 'close-up',
      place: 'none:the quay',
      product: { shown: 'hero', form: 'none:wing nut', label: 'Nightjar' },
    })),
    rows,
  });
