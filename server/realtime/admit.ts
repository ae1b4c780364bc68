// Who may open a socket: a page of ours, of somebody who is signed in, while there is room.
import type { IncomingMessage } from 'node:http';
import { findViewer, type SignedIn } from '../accounts/find-viewer.ts';
import { AppError } from '../app-error.ts';
import { isOwnRequest } from '../http/edge/check-origin.ts';
import { isAnonymous } from '../http/edge/is-anonymous.ts';
import type { Services } from '../services.ts';
import { addressFinder, networkOf } from '../start/network-address.ts';
import type { SocketCount } from './socket-count.ts';

/** `leave` gives the places back. */
export type Admitted = { signedIn: SignedIn; leave(): void };
type Admit = (request: IncomingMessage) => Promise<Admitted>;

const tooMany = 'Too many live connections are open. Close some, or reload this page later.';

/** Throws 'forbidden', 'unauthorized' or 'too-many-requests'. */
export function openAdmission(
  services: Pick<Services, 'auth' | 'config' | 'db' | 'now'>,
  sockets: SocketCount,
): Admit {
  const { config } = services;
  const findAddress = addressFinder(config.trustProxy);
  const ownOrigin = new URL(config.appUrl).origin;
  return async ({ headers, socket }) => {
    const { cookie, origin, host, 'sec-fetch-site': site } = headers;
    const isOwn = isOwnRequest({
      site: site === undefined ? undefined : String(site),
      origin,
      host,
      hasCookie: cookie !== undefined,
      ownOrigin,
    });
    if (!isOwn) throw new AppError('forbidden', 'This request comes from another site.');
    // An access token is for a request: nothing would end a socket when it ends.
    if (cookie === undefined || isAnonymous({ cookie })) throw signedOut();
    const address = findAddress(socket.remoteAddress, header(headers['x-forwarded-for']));
    const leaveNetwork = sockets.take('network', networkOf(address));
    if (!leaveNetwork) throw new AppError('too-many-requests', tooMany);
    try {
      const signedIn = await findViewer(services, new Headers({ cookie }));
      if (!signedIn) throw signedOut();
      const leaveSession = sockets.take('session', signedIn.sessionId);
      if (!leaveSession) throw new AppError('too-many-requests', tooMany);
      return {
        signedIn,
        leave() {
          leaveSession();
          leaveNetwork();
        },
      };
    } catch (error) {
      leaveNetwork();
      throw error;
    }
  };
}

const signedOut = () => new AppError('unauthorized', 'Please sign in.');
const header = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : value;
