// A feed at an address: asked only for what changed, with limits on size, time and redirects.
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { checkSize, limited, readBytes } from './feed-bytes.ts';
import { FeedProblem, readingOf } from './feed-problem.ts';
import type { DirectorsFeed, FeedReading, KnownFeed } from './port.ts';
import { isPublicAddress } from './public-address.ts';
import { unpacked } from './unpack.ts';
import { get, type MayReach, type Resolve } from './web-request.ts';

type WebFeedOptions = {
  /** Keys the mark that tells addresses with different queries apart. */
  secret: string;
  timeoutMs?: number;
  resolve?: Resolve;
  /** Where redirects may lead: by default to https at public addresses. */
  redirects?: { protocol: string; mayReach: MayReach };
};
type Reach = Required<Pick<WebFeedOptions, 'redirects'>> & Pick<WebFeedOptions, 'resolve'>;

const mostRedirects = 3;
const publicHttps = { protocol: 'https:', mayReach: isPublicAddress };

/** Reads `address`, which may itself be anywhere; where it redirects to may not. */
export function openWebFeed(
  address: string,
  { secret, timeoutMs = 60_000, redirects = publicHttps, ...options }: WebFeedOptions,
): DirectorsFeed {
  const url = new URL(address);
  return {
    name: shownName(url, secret),
    isSample: false,
    read(known, signal) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const both = AbortSignal.any([signal, deadline]);
      const reading = read(url, known, both, { redirects, ...options }).catch((error) => {
        if (signal.aborted || error instanceof FeedProblem) throw error;
        if (deadline.aborted) throw new FeedProblem(`It took longer than ${timeoutMs / 1000} s.`);
        throw new FeedProblem(whatFailed(error), { cause: error });
      });
      return readingOf(reading);
    },
  };
}

/** The address without user, password and query, which may be secrets. */
function shownName({ origin, pathname, search }: URL, secret: string): string {
  if (!search) return origin + pathname;
  const mark = createHmac('sha256', secret).update(`feed:${search}`).digest('hex').slice(0, 8);
  return `${origin}${pathname}?${mark}`;
}

async function read(
  url: URL,
  known: KnownFeed,
  signal: AbortSignal,
  reach: Reach,
): Promise<FeedReading> {
  const response = await follow(url, headersFor(known), signal, reach);
  try {
    const { statusCode, headers } = response;
    if (statusCode === 304 && (known.etag || known.lastModified)) return { kind: 'unchanged' };
    if (statusCode !== 200) throw new FeedProblem(`Its server answered ${statusCode}.`);
    checkSize(Number(headers['content-length'] ?? 0));
    const bytes = await buffer(unpacked(limited(response), headers['content-encoding']));
    return await readBytes(bytes, known, {
      etag: headerValue(headers.etag),
      lastModified: headerValue(headers['last-modified']),
    });
  } finally {
    response.destroy();
  }
}

async function follow(
  start: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  { redirects, ...options }: Reach,
): Promise<IncomingMessage> {
  let url = start;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const mayReach = hop === 0 ? () => true : redirects.mayReach;
    const response = await get(url, { headers, signal, mayReach, ...options });
    const { statusCode = 0, headers: answered } = response;
    if (![301, 302, 303, 307, 308].includes(statusCode)) return response;
    response.destroy();
    const next = URL.parse(answered.location ?? '', url);
    if (!next) throw new FeedProblem('It redirects to nowhere.');
    if (next.protocol !== redirects.protocol)
      throw new FeedProblem('It redirects to an address that is not https.');
    url = next;
  }
  throw new FeedProblem(`It redirects more than ${mostRedirects} times.`);
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

function whatFailed(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code?.startsWith('Z_')) return 'Its compression cannot be read.';
  if (code === 'ECONNRESET') return 'Its server broke the connection off.';
  return `Its server cannot be reached (${code ?? 'unknown reason'}).`;
}
