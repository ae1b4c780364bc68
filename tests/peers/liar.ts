// An outside service that is there, takes everything, and answers 200 with what is no answer.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createSocketServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

const page = '<!doctype html><html><title>Sign in to the network</title><p>Welcome.</html>';
const ndash = '\u2013';

type Lie = { type: string; body: string; keeps?: 'going' | 'dripping' };

/** What is said in the place of an answer. */
export const lies = {
  'a page of HTML': { type: 'text/html', body: page },
  'a page of HTML that is called JSON': { type: 'application/json', body: page },
  'half of some JSON': { type: 'application/json', body: `{"id":"x${ndash}1","data":[{"a` },
  nothing: { type: 'application/json', body: '' },
  'another JSON': { type: 'application/json', body: '{"hello":["world"],"id":7}' },
  'a JSON null': { type: 'application/json', body: 'null' },
  'more and more': { type: 'application/json', body: '{"data":"', keeps: 'going' },
  'a letter now and then': { type: 'application/json', body: '{', keeps: 'dripping' },
} satisfies Record<string, Lie>;
export type LieName = keyof typeof lies;

const piece = 'x'.repeat(65_536);

/** Over HTTP. `sentBytes` counts what was taken off its hands. */
export async function startLiar(name: LieName) {
  const lie: Lie = lies[name];
  const liar = { url: '', sentBytes: 0, asked: 0, close: async () => {} };
  const server = createServer((request, response) => {
    liar.asked += 1;
    request.resume();
    response.writeHead(200, { 'Content-Type': lie.type });
    tell(response, lie, (bytes) => {
      liar.sentBytes += bytes;
    });
  });
  return Object.assign(liar, await listen(server));
}

/** Over a bare connection, as a mail server's greeting. */
export async function startLyingGreeting(name: LieName) {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).resume();
    tell(socket, lies[name], () => {});
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function tell(out: ServerResponse | Socket, { body, keeps }: Lie, count: (bytes: number) => void) {
  if (!keeps) return void out.end(body);
  out.on('error', () => {});
  out.write(body);
  const more = keeps === 'dripping' ? '.' : piece;
  const push = () => {
    if (out.destroyed) return;
    count(more.length);
    const isTaken = out.write(more);
    if (keeps === 'dripping') setTimeout(push, 40);
    else if (isTaken) setImmediate(push);
    else out.once('drain', push);
  };
  push();
}
