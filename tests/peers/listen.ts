import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { port: number; url: string; close(): Promise<void> };

/** On a free port of this machine alone; `close` cuts what is still connected. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
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
