import type { Loop } from './find-loops.ts';

/** The open way with no more points than it needs to stay within `slack` pixels of itself. */
export function simplify(way: Loop, slack: number): Loop {
  if (way.length < 3) return way;
  const keep = new Uint8Array(way.length);
  keep[0] = 1;
  keep[way.length - 1] = 1;
  const open: [number, number][] = [[0, way.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [farthest, gap] = farthestFrom(way, from, to);
    if (gap <= slack) continue;
    keep[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return way.filter((_, at) => keep[at] === 1);
}

/** The same for a closed way. */
export function simplifyLoop(loop: Loop, slack: number): Loop {
  const half = Math.floor(loop.length / 2);
  const [first, last] = [loop.slice(0, half + 1), loop.slice(half)];
  const back = [...last, loop[0] as [number, number]];
  return [...simplify(first, slack).slice(0, -1), ...simplify(back, slack).slice(0, -1)];
}

function farthestFrom(way: Loop, from: number, to: number): [number, number] {
  const [ax, ay] = way[from] ?? [0, 0];
  const [bx, by] = way[to] ?? [0, 0];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  let [farthest, most] = [from, 0];
  for (let at = from + 1; at < to; at++) {
    const [x, y] = way[at] ?? [0, 0];
    const gap =
      length < 1e-6 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (ay - y) - (ax - x) * dy) / length;
    if (gap > most) [farthest, most] = [at, gap];
  }
  return [farthest, most];
}
