// Opening and closing the port.
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../settings/config.ts';
import { StartError } from './start-error.ts';

/** Longer than anything made for a visitor may take. */
const finishMilliseconds = 50_000;
/** Whoever has connected before the stop has so long to ask. */
const askMilliseconds = 2_000;
/** Whoever was answered on a connection may be about to ask again. */
const idleMilliseconds = 250;
const lookMilliseconds = 25;

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

type Connection = {
  /** Requests whose answers have not gone out yet. */
  answers: Set<ServerResponse>;
  hasAsked: boolean;
  /** When it was last heard of, on the monotonic clock. */
  lastMs: number;
  bytes: number;
};

/** Follows who is being answered. Returns how to end, which is called once. */
export function followRequests(server: Server): () => Promise<void> {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket) => {
    const lastMs = performance.now();
    connections.set(socket, { answers: new Set(), hasAsked: false, lastMs, bytes: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answers.add(response);
    connection.hasAsked = true;
    response.once('close', () => {
      connection.answers.delete(response);
      connection.lastMs = performance.now();
    });
  });
  return () => finishRequests(server, connections);
}

/**
 * Takes no new connection, answers what came in, then closes. What takes too long is cut off; so is,
 * sooner, whoever has not asked anything to its end.
 */
async function finishRequests(
  server: Server,
  connections: ReadonlyMap<Socket, Connection>,
): Promise<void> {
  await takeWaiting(connections);
  const closed = new Promise<void>((resolve) => {
    // http.Server.close would cut off at once whoever's next request has come and is not read yet.
    NetServer.prototype.close.call(server, () => resolve());
  });
  const from = performance.now();
  const isLate = () => performance.now() - from > finishMilliseconds;
  while (connections.size > 0 && !isLate()) {
    for (const [socket, connection] of connections) closeIfIdle(socket, connection);
    await sleep(lookMilliseconds);
  }
  server.closeAllConnections();
  await closed;
}

// Closing the port resets whoever the system has let in and this process has not.
async function takeWaiting(connections: ReadonlyMap<Socket, Connection>): Promise<void> {
  let before = -1;
  for (let quiet = 0; quiet < 2; quiet = connections.size === before ? quiet + 1 : 0) {
    before = connections.size;
    await sleep(lookMilliseconds);
  }
}

function closeIfIdle(socket: Socket, connection: Connection): void {
  const { answers, hasAsked, lastMs, bytes } = connection;
  for (const response of answers) {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  }
  if (answers.size > 0) return;
  const now = performance.now();
  if (socket.bytesRead !== bytes) {
    connection.bytes = socket.bytesRead;
    if (!hasAsked) return;
    connection.lastMs = now;
    return;
  }
  if (now - lastMs > (hasAsked ? idleMilliseconds : askMilliseconds)) socket.destroy();
}
