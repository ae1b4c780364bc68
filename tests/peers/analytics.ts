// An analytics service on a free loopback port that answers as well or as badly as a test asks.
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { listen } from './listen.ts';

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
  const { url, close } = await listen(server);
  const peer: AnalyticsPeer = {
    url: `${url}/api/event`,
    heard: [],
    answer: (_request, response) => response.writeHead(202).end('ok'),
    close,
  };
  return peer;
}
