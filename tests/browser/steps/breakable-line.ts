// A line to the server that goes in the middle of what is sent over it.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type BreakableLine = {
  url: string;
  /** Each upload to this path is cut off after so many bytes of it, until the line is mended: a browser tries twice. */
  cutAfter(path: string, bytes: number): void;
  mend(): void;
  close(): Promise<void>;
};

export async function openBreakableLine(target: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let cut: { path: string; bytes: number } | null = null;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let left: number | null = null;
    const end = () => {
      for (const one of [near, far]) {
        open.delete(one);
        one.destroy();
      }
    };
    for (const one of [near, far]) {
      open.add(one);
      one.on('error', end).on('close', end);
    }
    near.on('data', (bytes) => {
      if (cut && bytes.includes(`POST ${cut.path}`)) {
        left = cut.bytes;
      }
      if (left !== null) left -= bytes.length;
      if (left === null || left > 0) far.write(bytes);
      else near.resetAndDestroy();
    });
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cutAfter(path, bytes) {
      cut = { path, bytes };
    },
    mend() {
      cut = null;
    },
    close() {
      for (const one of open) one.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
