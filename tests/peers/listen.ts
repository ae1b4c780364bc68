import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { port: number; url: string; close(): Promise<void> };

/** On this machine alone, on a free port unless one is named; `close` cuts what is still connected. */
export async function listen(server: Server, wanted = 0): Promise<Listening> {
  await new Promise<void>((ready) => server.listen(wanted, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
