// Where the directors come from.

/** What is remembered of the last reading of the same feed; nulls when nothing is. */
export type KnownFeed = {
  etag: string | null;
  lastModified: string | null;
  fingerprint: string | null;
};

/** A row that could not even be taken apart. `reason` continues 'This row …'. */
export class BrokenRow {
  readonly id: string | null;
  readonly reason: string;

  constructor(id: string | null, reason: string) {
    this.id = id;
    this.reason = reason;
  }
}

/**
 * What a reading gave: the same as last time; every row in the feed's order, each an object as the
 * feed has it, unchecked, or a `BrokenRow`, with what to remember for next time; or nothing, and
 * why, in words for the house that give away no secret of the address.
 */
export type FeedReading =
  | { kind: 'unchanged' }
  | ({ kind: 'rows'; rows: readonly unknown[] } & KnownFeed)
  | { kind: 'failed'; problem: string };

export interface DirectorsFeed {
  /** For logs and reports: different for different feeds, without secrets. */
  readonly name: string;
  /** Whether its directors are invented. */
  readonly isSample: boolean;
  /** Reads it all. Never throws, but what `signal` aborts with. */
  read(known: KnownFeed, signal: AbortSignal): Promise<FeedReading>;
}

/** A feed holds no more rows than this, and no more bytes, unpacked. */
export const mostRows = 200_000;
export const mostBytes = 32 * 1024 * 1024;
