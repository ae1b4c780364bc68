// Load on a server in another process: times as its callers see them, and the CPU it takes.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

export type Figures = {
  p50: number;
  p99: number;
  perSecond: number;
  /** Milliseconds of the server's CPU for one request; NaN where there is no /proc. */
  cpu: number;
};
export type Target = { url: string; pid: number };

/** Asks for each path once, in order, over so many connections. Throws when an answer is no 200. */
export async function measure(
  { url, pid }: Target,
  paths: readonly string[],
  connections: number,
  headers: Record<string, string> = {},
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) times.push(await ask(url + path, agent, headers));
  };
  const cpuBefore = cpuMilliseconds(pid);
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const elapsed = performance.now() - start;
  const cpu = (cpuMilliseconds(pid) - cpuBefore) / paths.length;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond: (paths.length / elapsed) * 1_000, cpu };
}

function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: status ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - start));
    }).once('error', reject);
  });
}

/**
 * CPU a process took so far, for all its threads or its main thread alone; Linux counts it in
 * hundredths of a second.
 */
export function cpuMilliseconds(pid: number, threads: 'all' | 'main' = 'all'): number {
  try {
    const file = threads === 'all' ? `/proc/${pid}/stat` : `/proc/${pid}/task/${pid}/stat`;
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
