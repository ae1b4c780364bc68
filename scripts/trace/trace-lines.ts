// The lines a pen would draw on coloured areas: round the whole, and where the colour really changes.

import type { Grid } from './color-grid.ts';
import { contrast } from './marker-colour.ts';
import type { Area } from './read-icon.ts';
import { cornered, resample, simplify } from './ring-shapes.ts';
import type { Point } from './svg-path.ts';

export type Line = { kind: 'outline' | 'inner'; closed: boolean; points: Point[] };

const beside = 0.16; // how far to either side of an edge the colour is looked at
const near = 0.42; // two lines closer than this are one
const least = { outline: 0.7, inner: 1.3 };
const clear = 0.15; // contrast above which an edge inside is inked

type Spot = { point: Point; kind: Line['kind'] | undefined };

/** All lines of an icon, the outline first. `colors` holds each area's final colour. */
export function traceLines(areas: readonly Area[], grid: Grid, colors: readonly string[]): Line[] {
  const whole = areas.reduce((sum, _, index) => sum + grid.count(index), 0);
  const walks = areas.flatMap((area, index) =>
    area.rings.map((ring) => walk(ring, grid, colors, isFine(ring, grid.count(index), whole))),
  );
  const inked = new Map<string, Point[]>();
  const lines: Line[] = [];
  for (const kind of ['outline', 'inner'] as const)
    for (const spots of walks) {
      const kept = spots.map((spot) => spot.kind === kind && !isInked(inked, spot.point));
      const runs = runsOf(bridged(kept), spots);
      for (const run of runs) {
        for (const piece of cornered(run.points, run.closed)) {
          if (lengthOf(piece.points) < least[kind]) continue;
          lines.push({ kind, closed: piece.closed, points: simplify(piece.points) });
        }
        for (const point of run.points) ink(inked, point);
      }
    }
  return lines;
}

// Glints, whiskers and the like: too small or too thin for a line of their own.
function isFine(ring: readonly Point[], area: number, whole: number): boolean {
  const round = lengthOf([...ring, ring[0] as Point]);
  const size =
    Math.abs(
      ring.reduce((sum, a, i) => {
        const b = ring[(i + 1) % ring.length] as Point;
        return sum + a[0] * b[1] - b[0] * a[1];
      }, 0),
    ) / 2;
  return size < whole * 0.006 || (2 * size) / round < 0.42 || area < whole * 0.004;
}

function walk(
  ring: readonly Point[],
  grid: Grid,
  colors: readonly string[],
  fine: boolean,
): Spot[] {
  const spots = resample(ring, 0.2);
  return spots.map((point, i): Spot => {
    const next = spots[(i + 1) % spots.length] ?? point;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]) || 1;
    const [nx, ny] = [-(next[1] - point[1]) / length, (next[0] - point[0]) / length];
    const [mx, my] = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    const one = grid.at([mx + nx * beside, my + ny * beside]);
    const other = grid.at([mx - nx * beside, my - ny * beside]);
    if (one === other) return { point, kind: undefined };
    if (one < 0 || other < 0) return { point, kind: 'outline' };
    const differs = contrast(colors[one] ?? '', colors[other] ?? '') > clear;
    return { point, kind: differs && !fine ? 'inner' : undefined };
  });
}

// A gap of up to three spots is no gap.
function bridged(kept: readonly boolean[]): boolean[] {
  const count = kept.length;
  return kept.map((one, i) => {
    if (one) return true;
    const before = [1, 2, 3].some((back) => kept[(i - back + count) % count]);
    const after = [1, 2, 3].some((on) => kept[(i + on) % count]);
    return before && after;
  });
}

function runsOf(
  kept: readonly boolean[],
  spots: readonly Spot[],
): { points: Point[]; closed: boolean }[] {
  const count = spots.length;
  const start = kept.findIndex((one) => !one);
  if (start < 0) return [{ points: spots.map(({ point }) => point), closed: true }];
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let k = 1; k <= count; k++) {
    const i = (start + k) % count;
    if (kept[i]) run.push((spots[i] as Spot).point);
    else {
      if (run.length > 1) runs.push([...run, (spots[i] as Spot).point]);
      run = [];
    }
  }
  return runs.map((points) => ({ points, closed: false }));
}

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const before = points[i - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : sum;
  }, 0);

const cell = (x: number, y: number) => `${Math.floor(x / near)} ${Math.floor(y / near)}`;

function ink(inked: Map<string, Point[]>, point: Point): void {
  const key = cell(...point);
  inked.set(key, [...(inked.get(key) ?? []), point]);
}

function isInked(inked: ReadonlyMap<string, readonly Point[]>, [x, y]: Point): boolean {
  for (const dx of [-near, 0, near])
    for (const dy of [-near, 0, near])
      for (const [px, py] of inked.get(cell(x + dx, y + dy)) ?? [])
        if (Math.hypot(px - x, py - y) < near) return true;
  return false;
}
