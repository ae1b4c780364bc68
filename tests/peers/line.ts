// The network between a server and its database, as slow or as silent as a test asks.

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export type NetworkLine = {
  port: number;
  /** Each way, for every piece that is sent from now on. */
  delayMs: number;
  /** Swallows whatever connections that stand now send, for ever, and tells neither end. */
  swallow(): void;
  /** Ends the way there of every connection; what comes back still does. */
  halfClose(): void;
  /** How many connections stand. */
  standing(): number;
  close(): Promise<void>;
};

type Pair = { near: Socket; far: Socket; isSwallowed: boolean };

export async function startLine(to: number): Promise<NetworkLine> {
  const pairs = new Set<Pair>();
  const server = createServer((near) => {
    const pair: Pair = { near, far: connect(to, '127.0.0.1'), isSwallowed: false };
    pairs.add(pair);
    carry(pair, near, pair.far);
    carry(pair, pair.far, near);
  });
  function carry(pair: Pair, from: Socket, into: Socket): void {
    from.setNoDelay(true).on('error', () => into.destroy());
    from.on('data', (piece) => {
      setTimeout(() => {
        if (!pair.isSwallowed && !into.destroyed) into.write(piece);
      }, line.delayMs);
    });
    from.on('close', () => {
      pairs.delete(pair);
      if (!pair.isSwallowed) setTimeout(() => into.destroy(), line.delayMs);
    });
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const line: NetworkLine = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    swallow() {
      for (const pair of pairs) pair.isSwallowed = true;
    },
    halfClose() {
      for (const { far } of pairs) far.end();
    },
    standing: () => [...pairs].filter(({ isSwallowed }) => !isSwallowed).length,
    close: () =>
      new Promise((done) => {
        for (const { near, far } of pairs) for (const end of [near, far]) end.destroy();
        server.close(() => done());
      }),
  };
  return line;
}
