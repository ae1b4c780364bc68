// Opening and closing the port.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

const finishMilliseconds = 25_000;

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

/** Takes no new connection, answers what came in, then closes; what takes too long is cut off. */
export async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const deadline = sleep(finishMilliseconds, 'late' as const, { ref: false });
  for (;;) {
    server.closeIdleConnections();
    const done = await Promise.race([closed, deadline, sleep(50, 'again' as const)]);
    if (done === undefined) return;
    if (done === 'late') return server.closeAllConnections();
  }
}
