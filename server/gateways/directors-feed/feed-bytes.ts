import { createHash } from 'node:crypto';
import { FeedProblem } from './feed-problem.ts';
import { parseFeed } from './parse-feed.ts';
import { type FeedReading, type KnownFeed, mostBytes } from './port.ts';

/** Passes bytes on until there are too many: then it throws, and what is upstream is let go. */
export async function* limited(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    checkSize(bytes);
    yield chunk;
  }
}

export function checkSize(bytes: number): void {
  if (bytes <= mostBytes) return;
  throw new FeedProblem(`It is larger than ${mostBytes / 1024 / 1024} MB.`);
}

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
