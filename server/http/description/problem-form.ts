import { z } from 'zod';

/** What every refusal looks like, for the API description. */
export const problem = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string().optional(),
      fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      requestId: z.string().optional(),
    }),
  })
  .meta({ id: 'Problem' });
