// What stands at an address, with limits on size, time and redirects.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { checkSize, limited } from './limited.ts';
import { isPublicAddress } from './public-address.ts';
import { ReadingProblem } from './reading-problem.ts';
import { unpacked } from './unpack.ts';
import { ask, type MayReach, type Resolve } from './web-request.ts';

/** Where a connection may go: the scheme of the address, and what its name resolves to. */
export type Reach = { protocol: string; mayReach: MayReach };

export type DownloadOptions = {
  headers: Record<string, string>;
  /** Ends the download with whatever it aborts with. */
  signal: AbortSignal;
  timeoutMs: number;
  /** Of the body, as it arrives and unpacked. */
  mostBytes: number;
  /** Where the address itself may be; anywhere unless told. */
  start?: Reach;
  /** Where redirects may lead. */
  redirects?: Reach;
  resolve?: Resolve;
};
/** `bytes` are those of a 200; other answers have none. */
export type Download = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Uint8Array | undefined;
};

/** What strangers may name: https at public addresses. */
export const publicHttps: Reach = { protocol: 'https:', mayReach: isPublicAddress };
const mostRedirects = 3;

/** Asks once and takes the answer whole. Throws a ReadingProblem for everything that goes wrong. */
export async function download(url: URL, options: DownloadOptions): Promise<Download> {
  const { signal, timeoutMs } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await take(url, { ...options, signal: AbortSignal.any([signal, deadline]) });
  } catch (error) {
    if (signal.aborted || error instanceof ReadingProblem) throw error;
    if (deadline.aborted) throw new ReadingProblem(`It took longer than ${timeoutMs / 1000} s.`);
    throw new ReadingProblem(whatFailed(error), { cause: error });
  }
}

async function take(url: URL, options: DownloadOptions): Promise<Download> {
  const { mostBytes } = options;
  const response = await follow(url, options);
  try {
    const { statusCode: status = 0, headers } = response;
    if (status !== 200) return { status, headers, bytes: undefined };
    checkSize(Number(headers['content-length'] ?? 0), mostBytes);
    const body = unpacked(limited(response, mostBytes), headers['content-encoding'], mostBytes);
    const bytes = await buffer(body);
    // A body without a length ends where it is cut off: what came until then is not the whole.
    options.signal.throwIfAborted();
    return { status, headers, bytes };
  } finally {
    response.destroy();
  }
}

async function follow(
  address: URL,
  { start, redirects = publicHttps, ...options }: DownloadOptions,
): Promise<IncomingMessage> {
  let url = address;
  if (start && url.protocol !== start.protocol) throw new ReadingProblem('It is not at https.');
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const mayReach = hop > 0 ? redirects.mayReach : (start?.mayReach ?? anywhere);
    const response = await ask(url, { ...options, mayReach });
    const { statusCode = 0, headers: answered } = response;
    if (![301, 302, 303, 307, 308].includes(statusCode)) return response;
    response.destroy();
    const next = URL.parse(answered.location ?? '', url.href);
    if (!next) throw new ReadingProblem('It redirects to nowhere.');
    if (next.protocol !== redirects.protocol)
      throw new ReadingProblem('It redirects to an address that is not https.');
    url = next;
  }
  throw new ReadingProblem(`It redirects more than ${mostRedirects} times.`);
}

const anywhere = () => true;

/** What broke a connection off, in words. */
export function whatFailed(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code?.startsWith('Z_')) return 'Its compression cannot be read.';
  if (code === 'ECONNRESET') return 'Its server broke the connection off.';
  return `Its server cannot be reached (${code ?? 'unknown reason'}).`;
}
