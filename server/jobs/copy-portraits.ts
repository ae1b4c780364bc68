import { z } from 'zod';
import { copyPortraits, copyPortraitsQueue } from '../directors/copy-portraits.ts';
import { defineJob } from './define-job.ts';

/**
 * Copies some portraits and asks for the next job. A portrait that cannot be had is no failed job:
 * the table says when it is tried again.
 */
export const copyPortraitsJob = defineJob({
  name: copyPortraitsQueue,
  data: z.object({ after: z.string().default('') }),
  retry: { limit: 3, firstSeconds: 60, longestSeconds: 900 },
  timeoutSeconds: 900,
  run: ({ after }, { services, signal }) => copyPortraits(services, after, signal),
});
