// Memory of a process and of all it started, as Linux counts it.
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is resident, and of that this process's share where several have the same pages. */
export type Megabytes = [resident: number, share: number];

/** Of a process and its children; nothing of one that has ended. */
export function megabytes(pid: number): Megabytes {
  const all = [pid, ...childrenOf(pid)].map(ofOne);
  return [0, 1].map((at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0)) as Megabytes;
}

function ofOne(pid: number): Megabytes {
  const text = read(`/proc/${pid}/smaps_rollup`);
  const of = (name: string) => Number(text.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);
  return [of('Rss') / 1024, of('Pss') / 1024];
}

function childrenOf(pid: number): number[] {
  const own = globSync(`/proc/${pid}/task/*/children`)
    .flatMap((file) => read(file).split(' '))
    .flatMap((word) => Number(word) || []);
  return own.flatMap((child) => [child, ...childrenOf(child)]);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Looks twenty times a second until it is stopped. */
export function watchMemory(pid: number): { peak(): Megabytes; stop(): void } {
  let most: Megabytes = [0, 0];
  const look = setInterval(() => {
    const now = megabytes(pid);
    if (now[0] > most[0]) most = now;
  }, 50);
  return { peak: () => most, stop: () => clearInterval(look) };
}

/** The house of a folder that is built, with the flags and limits of `npm start`. */
export async function startHouse(root: string, dataDir: string, port: number) {
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), APP_URL: url, DATA_DIR: dataDir };
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
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
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
