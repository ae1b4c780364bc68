import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../serve.ts';
import { quickFlags } from './quick-flags.ts';

export type Spawned = {
  url: string;
  port: number;
  process: ChildProcess;
  /** Everything printed so far, on both outputs. */
  printed(): string;
  ready(): Promise<void>;
  /** Waits for the end and gives the exit code, or null after a signal. */
  ended(): Promise<number | null>;
  /** Asks it to stop as a service manager does, and gives the exit code. */
  stop(): Promise<number | null>;
};

/** Starts the server in a process of its own with exactly these settings; without pages unless `main` says. */
export async function spawnServer(
  settings: Record<string, string>,
  main = 'tests/faults/bare-main.ts',
): Promise<Spawned> {
  const port = Number(settings.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [...quickFlags, main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const exit = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const ended = async () => (await exit)[0] as number | null;
  return {
    url,
    port,
    process: child,
    printed: () => output,
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended();
    },
    async ready() {
      for (let waited = 0; waited < 300_000; waited += 50) {
        if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
        const answer = await fetch(`${url}/readyz`).catch(() => null);
        if (answer?.ok) return;
        await sleep(50);
      }
      throw new Error(`The server was not ready within five minutes:\n${output}`);
    },
  };
}
