// A test site that listens, for what needs a socket, and pages that connect to it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { realtimePath, serverMessage } from '#domain/live/messages.ts';
import { openRealtime, type Realtime } from '#server/realtime/open-realtime.ts';
import { realtimeLimits } from '#server/realtime/realtime-limits.ts';
import { openTestSite, type TestSite } from './open-test-site.ts';

export type LivePage = {
  socket: WebSocket;
  /** What the server said, in its order: `changed` messages as 'channel topic'. */
  heard: string[];
  /** The code it was closed with. */
  closed: Promise<number>;
  say(message: unknown): void;
  /** Subscribes and waits for the answer. */
  subscribe(channel: string): Promise<string>;
};
export type LiveSite = TestSite & {
  realtime: Realtime;
  port: number;
  /** Connects as a page of the member does; rejects with the status of a refusal. */
  connect(cookie: string, headers?: Record<string, string>, path?: string): Promise<LivePage>;
};

/** `limits` take the place of those the product has. */
export async function openLiveSite(limits: Partial<typeof realtimeLimits> = {}): Promise<LiveSite> {
  const site = await openTestSite();
  const realtime = openRealtime(site.services, { ...realtimeLimits, ...limits });
  const server = createServer({ shouldUpgradeCallback: realtime.takes }, (_request, response) =>
    response.writeHead(426).end(),
  );
  server.on('upgrade', realtime.upgrade).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = site.services.config.appUrl;
  return {
    ...site,
    realtime,
    port,
    connect: (cookie, headers = {}, path = realtimePath) =>
      connect(`ws://127.0.0.1:${port}${path}`, {
        ...(cookie ? { cookie } : {}),
        origin,
        ...headers,
      }),
    async close() {
      await realtime.close();
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}

/** Opens one socket; rejects with the status of a refusal. */
export async function connect(url: string, headers: Record<string, string>): Promise<LivePage> {
  const socket = new WebSocket(url, { headers });
  const heard: string[] = [];
  socket.on('message', (data) => {
    const message = serverMessage.parse(JSON.parse(String(data)));
    heard.push(message.type === 'changed' ? `${message.channel} ${message.topic}` : message.type);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, { statusCode }) => {
      reject(new Error(String(statusCode)));
      socket.terminate();
    });
    socket.on('error', reject);
  });
  const say = (message: unknown) => socket.send(JSON.stringify(message));
  return {
    socket,
    heard,
    closed,
    say,
    async subscribe(channel) {
      const before = heard.length;
      say({ type: 'subscribe', channel });
      await vi.waitFor(() => {
        if (heard.length === before) throw new Error(`No answer about ${channel}.`);
      }, 60_000);
      return heard[before] ?? '';
    },
  };
}
