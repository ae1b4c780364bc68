import { z } from 'zod';
import { tellFeedback, tellFeedbackQueue } from '../sharing/tell-owner.ts';
import { defineJob } from './define-job.ts';

/** Mails an owner what guests said at a link since it was gathered. */
export const tellFeedbackJob = defineJob({
  name: tellFeedbackQueue,
  data: z.object({ shareId: z.uuid() }),
  retry: { limit: 10, firstSeconds: 15, longestSeconds: 3600 },
  timeoutSeconds: 60,
  run: ({ shareId }, { services }) => tellFeedback(services, shareId),
});
