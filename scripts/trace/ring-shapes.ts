// Rings and lines made coarser, finer, or cut at their corners.
import type { Point } from './svg-path.ts';

/** The ring with points at most `gap` apart; its own points stay. */
export function resample(ring: readonly Point[], gap: number): Point[] {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const count = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / gap);
    return Array.from(
      { length: count },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count],
    );
  });
}

/** Drops points that lie within `slack` of the straight way between their neighbours. */
export function simplify(points: readonly Point[], slack = 0.055): Point[] {
  const keep = new Set([0, points.length - 1]);
  const stack: [number, number][] = [[0, points.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    let [farthest, at] = [slack, -1];
    for (let i = from + 1; i < to; i++) {
      const off = offLine(points[i] as Point, points[from] as Point, points[to] as Point);
      if (off > farthest) [farthest, at] = [off, i];
    }
    if (at < 0) continue;
    keep.add(at);
    stack.push([from, at], [at, to]);
  }
  return points.filter((_, i) => keep.has(i));
}

function offLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length
    ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    : 0;
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

const reach = 3; // spots to either side over which a turn is measured
const sharp = (48 * Math.PI) / 180;

/** A dense line cut where it turns sharply. */
export function cornered(
  points: readonly Point[],
  closed: boolean,
): { points: Point[]; closed: boolean }[] {
  const count = points.length;
  const turns = points.map((_, i) => turnAt(points, i, closed));
  const corners = turns.flatMap((turn, i) => {
    if (turn < sharp) return [];
    const around = [-2, -1, 1, 2].map((d) => turns[(i + d + count) % count] ?? 0);
    const first = turns[(i - 1 + count) % count] ?? 0;
    return turn >= Math.max(...around) && turn > first ? [i] : [];
  });
  if (closed && corners.length === 0) return [{ points: [...points], closed: true }];
  if (!closed) {
    const cuts = [0, ...corners.filter((i) => i > 1 && i < count - 2), count - 1];
    return cuts.slice(1).map((to, k) => ({ points: points.slice(cuts[k], to + 1), closed: false }));
  }
  return corners.map((from, k) => {
    const to = corners[k + 1] ?? (corners[0] as number) + count;
    const piece = Array.from(
      { length: to - from + 1 },
      (_, i) => points[(from + i) % count] as Point,
    );
    return { points: piece, closed: false };
  });
}

function turnAt(points: readonly Point[], i: number, closed: boolean): number {
  const count = points.length;
  if (!closed && (i < reach || i >= count - reach)) return 0;
  const [a, b, c] = [i - reach, i, i + reach].map((k) => points[(k + count) % count] as Point) as [
    Point,
    Point,
    Point,
  ];
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}
