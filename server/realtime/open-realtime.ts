// The live socket: tells pages which topics may have changed, and nothing else.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { realtimePath } from '#domain/live/messages.ts';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { type Admitted, openAdmission } from './admit.ts';
import { openHub } from './hub.ts';
import { openLiveSocket } from './live-socket.ts';
import { realtimeLimits } from './realtime-limits.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import { openSocketCount } from './socket-count.ts';

type Parts = Pick<Services, 'auth' | 'changes' | 'config' | 'db' | 'log' | 'now'>;
export type Realtime = {
  /** Whether a request asks for the socket. */
  takes(request: IncomingMessage): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Sockets that are open, or about to be. */
  count(): number;
  /** Lets nobody in any more and closes what is open, within a second. */
  close(): Promise<void>;
};

const goingAway = 1001;
const asksForSocket = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  url.split('?')[0] === realtimePath &&
  headers.upgrade?.toLowerCase() === 'websocket';
const stopping = () => new AppError('unavailable', 'The server is stopping.');

/** Opens what pages connect to. `limits` differ in tests alone. */
export function openRealtime(services: Parts, limits = realtimeLimits): Realtime {
  const sockets = openSocketCount(limits);
  const admit = openAdmission(services, sockets);
  const hub = openHub(services, limits);
  const library = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
  });
  let isClosing = false;

  const enter = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isClosing) throw stopping();
    const seen = hub.seen();
    const admitted = await admit(request);
    if (isClosing) {
      admitted.leave();
      throw stopping();
    }
    open(request, socket, head, admitted, seen);
  };
  // The library calls back at once, or not at all when it refuses.
  const open = (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { signedIn, leave }: Admitted,
    seen: number,
  ) => {
    let isOpen = false;
    library.handleUpgrade(request, socket, head, (opened) => {
      isOpen = true;
      const live = openLiveSocket(opened, signedIn, limits);
      opened.once('close', leave);
      opened.once('close', hub.add(live, seen));
    });
    if (!isOpen) leave();
  };
  return {
    takes: asksForSocket,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      enter(request, socket, head).catch((error) => {
        const status = refuseUpgrade(socket, error);
        if (status >= 500) services.log.error({ err: error }, 'a socket was not opened');
        else services.log.info({ route: realtimePath, status }, 'a socket was refused');
      });
    },
    count: sockets.count,
    async close() {
      isClosing = true;
      hub.close(goingAway, 'the server is stopping');
      const deadline = performance.now() + 2 * limits.closeMs;
      while (sockets.count() > 0 && performance.now() < deadline) await wait(10);
    },
  };
}
