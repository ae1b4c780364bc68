import { createHmac } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';

export type SandboxParts = {
  db: Database;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Public address of the installation, without a trailing slash. */
  appUrl: string;
  secret: string;
  now(): Date;
};

/** What names a purchase: nobody can guess it, and the same key gives the same. */
export const purchaseId = (secret: string, key: string): string =>
  createHmac('sha256', secret).update(`sandbox ${key}`).digest('hex').slice(0, 40);

/** What the sandbox signs its events with. */
export const signingSecret = (secret: string): string =>
  `whsec_${createHmac('sha256', secret).update('sandbox events').digest('hex')}`;

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
