import { z } from 'zod';
import { steps } from '../wizard/draft/steps.ts';

/**
 * What a page says to `POST /api/page-views`: that it was seen, or that a step of the wizard was
 * reached. The server strips it again.
 */
export const usageReport = z.union([
  z.object({ path: z.string().max(2_000), query: z.string().max(2_000).default('') }),
  z.object({ step: z.enum(steps.map(({ id }) => id)) }),
]);
