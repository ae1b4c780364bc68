// An analytics service on a free loopback port that answers as well or as badly as a test asks.
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AnalyticsPeer = {
  url: string;
  /** Events so far, oldest first. */
  heard: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[];
  /** What it does once an event is read; replace it. */
  answer: RequestListener;
  close(): Promise<void>;
};

export async function startAnalyticsPeer(): Promise<AnalyticsPeer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    peer.heard.push({ headers: request.headers, body });
    peer.answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const peer: AnalyticsPeer = {
    url: `http://127.0.0.1:${port}/api/event`,
    heard: [],
    answer: (_request, response) => response.writeHead(202).end('ok'),
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return peer;
}
