// A feed at an address: asked only for what changed.
import { createHmac } from 'node:crypto';
import { type DownloadOptions, download } from '../reading/download.ts';
import { ReadingProblem } from '../reading/reading-problem.ts';
import { readBytes, readingOf } from './feed-bytes.ts';
import { type DirectorsFeed, type FeedReading, type KnownFeed, mostBytes } from './port.ts';

type WebFeedOptions = {
  /** Keys the mark that tells addresses with different queries apart. */
  secret: string;
  timeoutMs?: number;
} & Pick<DownloadOptions, 'redirects' | 'resolve'>;

/** Reads `address`, which may itself be anywhere; where it redirects to may not. */
export function openWebFeed(
  address: string,
  { secret, timeoutMs = 60_000, ...options }: WebFeedOptions,
): DirectorsFeed {
  const url = new URL(address);
  return {
    name: shownName(url, secret),
    isSample: false,
    read(known, signal) {
      const headers = headersFor(known);
      return readingOf(read(url, known, { ...options, headers, signal, timeoutMs, mostBytes }));
    },
  };
}

/** The address without user, password and query, which may be secrets. */
function shownName({ origin, pathname, search }: URL, secret: string): string {
  if (!search) return origin + pathname;
  const mark = createHmac('sha256', secret).update(`feed:${search}`).digest('hex').slice(0, 8);
  return `${origin}${pathname}?${mark}`;
}

async function read(url: URL, known: KnownFeed, options: DownloadOptions): Promise<FeedReading> {
  const { status, headers, bytes } = await download(url, options);
  if (status === 304 && (known.etag || known.lastModified)) return { kind: 'unchanged' };
  if (!bytes) throw new ReadingProblem(`Its server answered ${status}.`);
  return readBytes(bytes, known, {
    etag: headerValue(headers.etag),
    lastModified: headerValue(headers['last-modified']),
  });
}

function headersFor({ etag, lastModified }: KnownFeed): Record<string, string> {
  return {
    Accept: 'application/json, text/csv, */*;q=0.1',
    'Accept-Encoding': 'gzip',
    'User-Agent': 'ad-builder',
    ...(etag ? { 'If-None-Match': etag } : {}),
    ...(lastModified ? { 'If-Modified-Since': lastModified } : {}),
  };
}

// What could not be sent back is not remembered.
const headerValue = (value: string | undefined) =>
  value && /^[\x20-\x7e]{1,500}$/.test(value) ? value : null;
