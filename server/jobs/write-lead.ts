import { z } from 'zod';
import { writeLead } from '../leads/write-lead.ts';
import { writeLeadQueue } from '../leads/write-lead-queue.ts';
import { defineJob } from './define-job.ts';

/** Writes one lead into the house's list. Keeps trying for about a day, longer apart each time. */
export const writeLeadJob = defineJob({
  name: writeLeadQueue,
  data: z.object({ leadId: z.uuid(), waits: z.int().min(0).default(0) }),
  retry: { limit: 28, firstSeconds: 15, longestSeconds: 3600 },
  timeoutSeconds: 600,
  run: ({ leadId, waits }, { services, lastAttempt }) =>
    writeLead(services, leadId, { lastAttempt, waits }),
});
