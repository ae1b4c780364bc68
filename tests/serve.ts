// Starts the real server in its own process with a fresh data folder, for a measurement.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningServer = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  stop(): Promise<void>;
};

/** A port nobody listens on now, and that no connection is given while a server takes its time to start. */
export function freePort(): Promise<number> {
  // Linux gives connections, and servers that ask for any port, one from 32768 on.
  const port = randomInt(20_000, 32_768);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** Starts `server/main.ts` and waits until it is ready. `dataDir` is kept when given; `flags` are Node's. */
export async function startServer(
  env: Record<string, string> = {},
  dataDir?: string,
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'ad-builder-'));
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const abandon = () => void child.kill('SIGTERM'); // it must not outlive whoever started it
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => {
        if (!dataDir) rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      if (!child.kill('SIGTERM')) resolve();
    });
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir: folder, process: child, stop };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped with code ${child.exitCode}.`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server was not ready within five minutes.');
}
