// Opening and closing the port.
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const finishMilliseconds = 25_000;
/** Whoever has connected before the stop has so long to ask. */
const askMilliseconds = 2_000;

/** Listens where the settings say. Throws a StartError that says what is in the way. */
export function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(whyNot(error, host, port), { cause: error })),
    );
    server.listen(port, host, resolve);
  });
}

function whyNot({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to another one, as in PORT=${port + 1} npm start.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this machine.`;
  }
  return `Cannot listen on ${host}, port ${port}: ${message}.`;
}

/** The server's address for other processes of this machine. */
export function ownUrl(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host !== '127.0.0.1' ? `[${host}]` : host}:${port}`;
}

/** Follows who is being answered. Returns how to end, which is called once. */
export function followRequests(server: Server): () => Promise<void> {
  const answering = new Map<Socket, number>();
  server.on('connection', (socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const add = (count: number) => {
      const before = answering.get(socket);
      if (before !== undefined) answering.set(socket, before + count);
    };
    add(1);
    response.once('close', () => add(-1));
  });
  return () => finishRequests(server, answering);
}

/**
 * Takes no new connection, answers what came in, then closes. What takes too long is cut off; so is,
 * sooner, whoever has not asked anything to its end.
 */
async function finishRequests(
  server: Server,
  answering: ReadonlyMap<Socket, number>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const deadline = sleep(finishMilliseconds, 'late' as const, { ref: false });
  const from = performance.now();
  for (;;) {
    server.closeIdleConnections();
    const done = await Promise.race([closed, deadline, sleep(50, 'again' as const)]);
    if (done === undefined) return;
    if (done === 'late') return server.closeAllConnections();
    if (performance.now() - from < askMilliseconds) continue;
    for (const [socket, requests] of answering) if (requests === 0) socket.destroy();
  }
}
