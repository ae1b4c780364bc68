// A real HTTP server on a free loopback port that answers as well or as badly as a test asks.
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { listen } from './listen.ts';

export type FeedPeer = {
  port: number;
  url(path?: string): string;
  /** What it does with a request; replace it. */
  answer: RequestListener;
  /** Requests so far, oldest first. */
  asked: { path: string; headers: IncomingHttpHeaders }[];
  /** Bytes of bodies that left it. */
  sent(): number;
  close(): Promise<void>;
};

export async function startFeedPeer(): Promise<FeedPeer> {
  let earlier = 0;
  const sockets = new Set<{ bytesWritten: number }>();
  const server = createServer((request, response) => {
    peer.asked.push({ path: request.url ?? '', headers: request.headers });
    peer.answer(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}); // readers that go away are what tests ask for
    socket.on('close', () => {
      sockets.delete(socket);
      earlier += socket.bytesWritten;
    });
  });
  const { port, url, close } = await listen(server);
  const peer: FeedPeer = {
    port,
    url: (path = '/directors') => url + path,
    answer: (_request, response) => response.writeHead(500).end(),
    asked: [],
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, earlier),
    close,
  };
  return peer;
}

/** Answers every request alike. */
export const always =
  (body: string | Uint8Array, headers: OutgoingHttpHeaders = {}, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);
