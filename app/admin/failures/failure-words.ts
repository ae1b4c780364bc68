import type { Failure, FailureKind } from '#domain/admin/failures.ts';
import { mailWords } from '../mail-words.ts';

export const kindWords: Record<FailureKind, string> = {
  mail: 'Mails',
  job: 'Background work',
  lead: 'Leads',
};

// The queues of the jobs, in plain words.
const jobs: Record<string, string> = {
  'send-mail': 'Sending a mail',
  'sync-directors': 'Reading the directors feed',
  'copy-portraits': 'Copying portraits',
  'copy-reel-posters': 'Copying pictures of reels',
  'forget-pictures': 'Removing unused pictures',
  'tell-feedback': 'Telling an owner what guests said',
  'end-subscription': 'Ending a subscription',
  'close-order': 'Closing a checkout',
  'check-payments': 'Checking payments',
  'send-sandbox-event': 'Telling of a test payment',
  'write-lead': 'Passing a lead on',
  'forget-leads': 'Removing old leads',
  sweep: 'Deleting what is over',
};

/** What failed, in plain words; its name as it is written where there are none yet. */
export function failureWords({ kind, name }: Pick<Failure, 'kind' | 'name'>): string {
  switch (kind) {
    case 'mail':
      return mailWords(name);
    case 'job':
      return Object.hasOwn(jobs, name) ? (jobs[name] ?? name) : name;
    case 'lead':
      return 'Lead for the sheet';
  }
}
