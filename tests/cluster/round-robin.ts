// A small proxy as stands before several web processes: it sends each request to the next one that
// /readyz says is ready, keeps connections to them, and never tries anything twice.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../peers/listen.ts';

export type RoundRobin = {
  url: string;
  /** Ports of those it sends requests to now. */
  ready(): number[];
  close(): Promise<void>;
};

export type RoundRobinOptions = { probeMs?: number; port?: number };

/** Stands before the processes at these ports of this machine. */
export async function startRoundRobin(
  ports: readonly number[],
  { probeMs = 250, port = 0 }: RoundRobinOptions = {},
): Promise<RoundRobin> {
  const ready = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = () => {
    const among = ports.filter((one) => ready.has(one));
    return among[turn++ % among.length];
  };
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, next(), agent));
  server.on('upgrade', (incoming, socket, head) => passSocket(incoming, socket, head, next()));
  const listening = await listen(server, port);
  const stop = new AbortController();
  const probing = ports.map(async (one) => {
    while (!stop.signal.aborted) {
      if (await isReady(one)) ready.add(one);
      else ready.delete(one);
      await sleep(probeMs, undefined, { signal: stop.signal }).catch(() => {});
    }
  });
  return {
    url: listening.url,
    ready: () => [...ready],
    async close() {
      stop.abort();
      await Promise.all(probing);
      agent.destroy();
      await listening.close();
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function headersTo({ headers, socket }: IncomingMessage) {
  const before = headers['x-forwarded-for'];
  const from = socket.remoteAddress ?? '';
  return { ...headers, 'x-forwarded-for': before ? `${before}, ${from}` : from };
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number | undefined,
  agent: Agent,
): void {
  const fail = () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(port === undefined ? 503 : 502).end();
  };
  if (port === undefined) return void fail();
  const { method, url: path } = incoming;
  const asking = request({ port, method, path, agent, headers: headersTo(incoming) });
  asking.on('response', (answer) => {
    const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  asking.on('error', fail);
  incoming.pipe(asking);
}

function passSocket(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  port: number | undefined,
): void {
  if (port === undefined) return void socket.destroy();
  const server = connect(port, '127.0.0.1');
  const lines = Object.entries(headersTo(incoming)).map(([name, value]) => `${name}: ${value}`);
  server.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  server.write(head);
  server.pipe(socket).pipe(server);
  for (const end of [server, socket]) {
    end.on('error', () => {
      server.destroy();
      socket.destroy();
    });
  }
}
