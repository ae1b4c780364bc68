import { z } from 'zod';

/**
 * Why the model's work was not used and the product's own took its place: the provider did not
 * answer, did not answer in time, turned us away, would have cost more than the house spends in a
 * day, or sent something that is no such work.
 */
export const setback = z.enum(['unavailable', 'timeout', 'busy', 'spent', 'unusable']);
export type Setback = z.infer<typeof setback>;
