import { createHash } from 'node:crypto';
import { ReadingProblem } from '../reading/reading-problem.ts';
import { parseFeed } from './parse-feed.ts';
import type { FeedReading, KnownFeed } from './port.ts';

/** What a whole body gives, unless it is the one we know. */
export async function readBytes(
  bytes: Uint8Array,
  known: KnownFeed,
  seen: Pick<KnownFeed, 'etag' | 'lastModified'>,
): Promise<FeedReading> {
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  if (fingerprint === known.fingerprint) return { kind: 'unchanged' };
  return { kind: 'rows', rows: await parseFeed(bytes), ...seen, fingerprint };
}

/** Runs a reading; a problem becomes its outcome. */
export const readingOf = (read: Promise<FeedReading>): Promise<FeedReading> =>
  read.catch((error: unknown) => {
    if (error instanceof ReadingProblem) return { kind: 'failed', problem: error.message };
    throw error;
  });
