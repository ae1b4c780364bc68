import type { FeedReading } from './port.ts';

/** Why a feed could not be read, in words for the house, without secrets. */
export class FeedProblem extends Error {
  override name = 'FeedProblem';
}

/** Runs a reading; a problem becomes its outcome. */
export const readingOf = (read: Promise<FeedReading>): Promise<FeedReading> =>
  read.catch((error: unknown) => {
    if (error instanceof FeedProblem) return { kind: 'failed', problem: error.message };
    throw error;
  });
