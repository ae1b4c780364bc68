// Webhooks over https, to public addresses alone: an address is typed by people, and a name may lead
// anywhere by the time something is sent.
import { isIP } from 'node:net';
import { isLoopbackHost } from '../../settings/config-values.ts';
import { whatFailed } from '../reading/download.ts';
import { isPublicAddress } from '../reading/public-address.ts';
import { ReadingProblem } from '../reading/reading-problem.ts';
import { ask, type Resolve } from '../reading/web-request.ts';
import type { Told, WebhookSender } from './port.ts';

type WebWebhooksOptions = {
  /** On a local installation this machine may be told too, and by http. */
  isLocal: boolean;
  timeoutMs?: number;
  resolve?: Resolve;
};

export function openWebWebhooks({
  isLocal,
  timeoutMs = 10_000,
  resolve,
}: WebWebhooksOptions): WebhookSender {
  const isHere = ({ hostname }: URL) => isLocal && isLoopbackHost(hostname);
  const mayReach = (url: URL) => (address: string) =>
    isPublicAddress(address) || (isHere(url) && isLoopbackHost(address));
  const refuses = (address: string): string | null => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol)) return 'This is no address.';
    if (url.protocol === 'http:' && !isHere(url)) return 'The address has to begin with https://.';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isPrivate = isIP(host) ? !mayReach(url)(host) : isLoopbackHost(host) && !isHere(url);
    return isPrivate ? 'This leads into a private network.' : null;
  };
  return {
    refuses,
    async send(address, body, headers, signal) {
      const refusal = refuses(address);
      if (refusal) return { status: null, problem: refusal };
      const url = new URL(address);
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const response = await ask(url, {
          method: 'POST',
          body,
          headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
          signal: AbortSignal.any([signal, deadline]),
          mayReach: mayReach(url),
          ...(resolve ? { resolve } : {}),
        });
        // Nobody reads what else is answered, however long it is.
        response.destroy();
        return toldBy(response.statusCode ?? 0);
      } catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted)
          return { status: null, problem: `No answer in ${timeoutMs / 1000} s.` };
        const problem = error instanceof ReadingProblem ? error.message : whatFailed(error);
        return { status: null, problem };
      }
    },
  };
}

function toldBy(status: number): Told {
  if (status >= 200 && status < 300) return { status, problem: null };
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    problem: isRedirect ? 'It redirects; nobody follows.' : `It answered ${status}.`,
  };
}
