import { z } from 'zod';
import { checkPaymentsQueue, runDuePayments } from '../payments/keep-checked.ts';
import { defineJob } from './define-job.ts';

/**
 * Asks the provider about what stays open. One that does not answer is no failed job: the rows say
 * when it is asked again.
 */
export const checkPaymentsJob = defineJob({
  name: checkPaymentsQueue,
  data: z.object({}),
  retry: { limit: 3, firstSeconds: 60, longestSeconds: 600 },
  timeoutSeconds: 600,
  run: (_data, { services, signal }) => runDuePayments(services, signal),
});
