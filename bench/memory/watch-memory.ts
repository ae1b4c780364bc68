// Memory of a process and of all it started, as Linux counts it.
import { globSync, readFileSync } from 'node:fs';

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
