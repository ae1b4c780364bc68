import { z } from 'zod';
import { sweep, sweepQueue } from '../start/keep-swept.ts';
import { defineJob } from './define-job.ts';

/** Deletes what is over, of every kind. */
export const sweepJob = defineJob({
  name: sweepQueue,
  data: z.object({}),
  retry: { limit: 2, firstSeconds: 60, longestSeconds: 600 },
  timeoutSeconds: 900,
  run: (_data, { services }) => sweep(services),
});
