// The house as `npm start` starts it, and a server that does nothing.
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchMemory } from './watch-memory.ts';

/** The house of a folder that is built, with the flags and limits of `npm start`. */
export async function startHouse(
  root: string,
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
) {
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), APP_URL: url, DATA_DIR: dataDir, ...env };
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      LIMIT_GENERATIONS: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const pid = child.pid ?? 0;
  const watch = watchMemory(pid);
  await untilAnswered(`${url}/readyz`, child);
  watch.stop();
  const stop = (signal: NodeJS.Signals = 'SIGTERM') =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  return { url, pid, watch, stop };
}

/** A server that does nothing: what Node itself holds. */
export async function startBare(port: number) {
  const code = `require('node:http').createServer((q,s)=>s.end('ok')).listen(${port},'127.0.0.1')`;
  const child = spawn(process.execPath, ['-e', code]);
  await untilAnswered(`http://127.0.0.1:${port}`, child);
  return { pid: child.pid ?? 0, stop: () => child.kill() };
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`A server stopped with ${child.exitCode}.`);
    await sleep(50);
  }
}
