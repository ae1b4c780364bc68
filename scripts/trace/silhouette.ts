// The shape that strokes enclose, so that a drawing of lines hides what is behind it.
import type { LineIcon } from './read-line-icon.ts';
import { simplify } from './ring-shapes.ts';
import type { Point } from './svg-path.ts';

const cells = 6; // for one unit of the icon's grid
const margin = 3;

/** Rings round everything that cannot be reached from outside without crossing a stroke. */
export function silhouetteOf({ strokes }: LineIcon, size: number, pen: number): Point[][] {
  const side = (size + 2 * margin) * cells;
  const inked = new Uint8Array(side * side);
  const radius = Math.round(pen * cells);
  for (const { points, closed } of strokes)
    for (const [x, y] of dense(closed ? [...points, points[0] as Point] : points))
      stamp(inked, side, x, y, radius);
  const outside = flooded(inked, side);
  const inside = outside.map((one, at) => (one || inked[at] ? 0 : 1));
  // Out to the middle of the stroke.
  const grown = new Uint8Array(side * side);
  inside.forEach((one, at) => {
    if (one) stampCell(grown, side, at % side, Math.floor(at / side), radius);
  });
  return ringsRound(grown, side).map((ring) =>
    simplify(
      ring.map(([x, y]): Point => [x / cells - margin, y / cells - margin]),
      0.22,
    ),
  );
}

function dense(points: readonly Point[]): Point[] {
  return points.flatMap((a, i): Point[] => {
    const b = points[i + 1] ?? a;
    const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) * cells));
    return Array.from(
      { length: count },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count],
    );
  });
}

const stamp = (grid: Uint8Array, side: number, x: number, y: number, radius: number) =>
  stampCell(grid, side, Math.floor((x + margin) * cells), Math.floor((y + margin) * cells), radius);

function stampCell(grid: Uint8Array, side: number, cx: number, cy: number, radius: number): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++)
      if (dx * dx + dy * dy <= radius * radius) grid[(cy + dy) * side + cx + dx] = 1;
}

function flooded(walls: Uint8Array, side: number): Uint8Array {
  const seen = new Uint8Array(side * side);
  const stack = [0];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (seen[at] || walls[at]) continue;
    seen[at] = 1;
    const x = at % side;
    if (x > 0) stack.push(at - 1);
    if (x < side - 1) stack.push(at + 1);
    if (at >= side) stack.push(at - side);
    if (at < side * (side - 1)) stack.push(at + side);
  }
  return seen;
}

/** Rings along the edges between a cell that is in and one that is out, in cells. */
export function ringsRound(grid: Uint8Array, side: number): Point[][] {
  const next = new Map<number, number[]>();
  const add = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  const wide = side + 1;
  grid.forEach((one, at) => {
    if (!one) return;
    const [x, y] = [at % side, Math.floor(at / side)];
    const corner = y * wide + x;
    if (!grid[at - side]) add(corner, corner + 1);
    if (!grid[at + 1]) add(corner + 1, corner + 1 + wide);
    if (!grid[at + side]) add(corner + 1 + wide, corner + wide);
    if (!grid[at - 1]) add(corner + wide, corner);
  });
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let at = start, to = next.get(at)?.pop(); to !== undefined; to = next.get(at)?.pop()) {
      ring.push([at % wide, Math.floor(at / wide)]);
      at = to;
    }
    if (ring.length > 40) rings.push(ring);
  }
  return rings;
}
