// How many sockets there are, and whose.
import type { RealtimeLimits } from './realtime-limits.ts';

export type SocketCount = {
  /** Takes a place; returns how to give it back, or null when there is none. */
  take(kind: 'session' | 'network', of: string): (() => void) | null;
  count(): number;
};

export function openSocketCount(limits: RealtimeLimits): SocketCount {
  const taken = new Map<string, number>();
  let all = 0;
  const most = { session: limits.socketsOfSession, network: limits.socketsOfNetwork };
  return {
    count: () => all,
    take(kind, of) {
      const key = `${kind} ${of}`;
      const before = taken.get(key) ?? 0;
      if (before >= most[kind] || (kind === 'network' && all >= limits.sockets)) return null;
      taken.set(key, before + 1);
      if (kind === 'network') all += 1;
      let isMine = true;
      return () => {
        if (!isMine) return;
        isMine = false;
        if (kind === 'network') all -= 1;
        const left = (taken.get(key) ?? 1) - 1;
        if (left === 0) taken.delete(key);
        else taken.set(key, left);
      };
    },
  };
}
