// A feed whose next reading a test decides.
import type {
  DirectorsFeed,
  FeedReading,
  KnownFeed,
} from '#server/gateways/directors-feed/port.ts';

export type TestFeed = DirectorsFeed & {
  /** What the next readings find; a function may take its time. */
  next: FeedReading | ((signal: AbortSignal) => Promise<FeedReading>);
  /** What each reading was told of the one before. */
  readings: KnownFeed[];
};

let versions = 0;

/** A reading of rows, each time with new bytes. */
export function rowsReading(rows: unknown[], etag: string | null = null): FeedReading {
  versions += 1;
  return { kind: 'rows', rows, etag, lastModified: null, fingerprint: `bytes ${versions}` };
}

export function testFeed(
  next: TestFeed['next'],
  { name = 'test feed', isSample = false } = {},
): TestFeed {
  const feed: TestFeed = {
    name,
    isSample,
    next,
    readings: [],
    async read(known, signal) {
      feed.readings.push(known);
      return typeof feed.next === 'function' ? feed.next(signal) : feed.next;
    },
  };
  return feed;
}
