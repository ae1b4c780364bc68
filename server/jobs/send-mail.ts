import { z } from 'zod';
import { deliverMail } from '../mail/deliver-mail.ts';
import { sendMailQueue } from '../mail/queue-mail.ts';
import { defineJob } from './define-job.ts';

/** Sends one queued mail. Keeps trying for about a day, longer apart each time. */
export const sendMail = defineJob({
  name: sendMailQueue,
  data: z.object({ mailId: z.uuid(), returnPath: z.string().optional() }),
  retry: { limit: 28, firstSeconds: 15, longestSeconds: 3600 },
  // Longer than the slowest mail server may take, so that no second attempt overlaps the first.
  timeoutSeconds: 900,
  run: ({ mailId, returnPath }, { services, lastAttempt }) =>
    deliverMail(services, mailId, lastAttempt, returnPath),
});
