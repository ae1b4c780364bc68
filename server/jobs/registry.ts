import { checkPaymentsJob } from './check-payments.ts';
import { closeOrderJob } from './close-order.ts';
import { copyPicturesJobs } from './copy-pictures.ts';
import type { JobDefinition } from './define-job.ts';
import { deliverWebhookJob } from './deliver-webhook.ts';
import { dropFramesJob } from './drop-frames.ts';
import { dropPicturesJob } from './drop-pictures.ts';
import { endSubscriptionJob } from './end-subscription.ts';
import { forgetLeadsJob } from './forget-leads.ts';
import { sendMail } from './send-mail.ts';
import { sendSandboxEventJob } from './send-sandbox-event.ts';
import { sweepJob } from './sweep.ts';
import { syncDirectorsJob } from './sync-directors.ts';
import { tellFeedbackJob } from './tell-feedback.ts';
import { writeLeadJob } from './write-lead.ts';

/** Every job of the product; the queue makes a queue and a worker for each. */
export const jobDefinitions: readonly JobDefinition[] = [
  sendMail,
  writeLeadJob,
  forgetLeadsJob,
  syncDirectorsJob,
  ...copyPicturesJobs,
  dropFramesJob,
  dropPicturesJob,
  endSubscriptionJob,
  closeOrderJob,
  checkPaymentsJob,
  sendSandboxEventJob,
  tellFeedbackJob,
  deliverWebhookJob,
  sweepJob,
];
