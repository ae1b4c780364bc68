import { z } from 'zod';
import { forgetLeadsQueue, leadsAJob } from '../leads/forget-leads.ts';
import { defineJob } from './define-job.ts';

/** Takes rows of deleted leads out of the house's list. Keeps trying for about a week. */
export const forgetLeadsJob = defineJob({
  name: forgetLeadsQueue,
  data: z.object({ leadIds: z.array(z.uuid()).max(leadsAJob) }),
  retry: { limit: 170, firstSeconds: 15, longestSeconds: 3600 },
  timeoutSeconds: 600,
  run: ({ leadIds }, { services }) => services.leads.remove(leadIds),
});
