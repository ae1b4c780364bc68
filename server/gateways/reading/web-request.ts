// One request whose connection goes where we looked.
import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ReadingProblem } from './reading-problem.ts';

export type Resolve = typeof systemLookup;
/** Says whether a connection to this IP address may be made. */
export type MayReach = (address: string) => boolean;

type RequestOptions = {
  method?: 'GET' | 'POST';
  body?: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Asked about every address the name has, before the connection. */
  mayReach: MayReach;
  resolve?: Resolve;
};

/**
 * Asks and gives the beginning of the answer. The name is resolved once, and the connection goes to
 * an address that was checked: a name server that answers otherwise the next time changes nothing.
 */
export function ask(url: URL, options: RequestOptions) {
  const { method = 'GET', body, headers, signal, mayReach, resolve } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A connection to a literal address looks nothing up.
  if (isIP(host) && !mayReach(host)) return Promise.reject(forbidden());
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup = checkedLookup(mayReach, resolve ?? systemLookup);
  return new Promise<IncomingMessage>((respond, reject) => {
    // Without an agent there is no kept connection to somewhere else, and no proxy.
    request(url, { method, headers, signal, lookup, agent: false }, respond)
      .on('error', reject)
      .end(body);
  });
}

const forbidden = () => new ReadingProblem('It leads into a private network.');

const checkedLookup =
  (mayReach: MayReach, resolve: Resolve): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayReach(address)))
        return done(forbidden(), '');
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
