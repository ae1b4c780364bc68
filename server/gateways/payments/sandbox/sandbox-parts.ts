import { createHmac } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/queue.ts';

export type SandboxParts = {
  db: Database;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Public address of the installation, without a trailing slash. */
  appUrl: string;
  secret: string;
  now(): Date;
};

/** An id nobody can guess, the same whenever it is asked for: doing a thing twice does it once. */
export const sandboxId = (secret: string, prefix: string, name: string): string =>
  `${prefix}_test_${createHmac('sha256', secret).update(`sandbox ${prefix}:${name}`).digest('hex').slice(0, 40)}`;

/** What the sandbox signs its events with. */
export const signingSecret = (secret: string): string =>
  `whsec_${createHmac('sha256', secret).update('sandbox events').digest('hex')}`;

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
