// What a process and all it has started have used of the processors, which a busy machine adds little to.
import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time of this process or of another, with those it has started and what ended of them. */
export function processorSeconds(root = process.pid): number {
  const known = new Map<number, { parent: number; used: number }>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [parent = 0] = fields.slice(1);
      known.set(Number(name), { parent, used: fields.slice(11, 15).reduce((a, b) => a + b, 0) });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOwn = (pid: number): boolean =>
    pid === root || (known.has(pid) && isOwn(known.get(pid)?.parent ?? 0));
  return [...known].reduce((sum, [pid, { used }]) => sum + (isOwn(pid) ? used : 0), 0) / 100;
}
