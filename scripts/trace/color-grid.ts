// Which area lies on top at each spot of an icon.
import type { Area } from './read-icon.ts';
import type { Point } from './svg-path.ts';

const cells = 20; // for one unit of the icon's grid of 32
const side = 34 * cells;

/** Cells along a side, and where a corner of a cell lies in the icon. */
export const gridSide: number = side;
export const spotOf = (x: number, y: number): Point => [x / cells - 1, y / cells - 1];

/** -1 where nothing is painted, else the index of the area on top. */
export type Grid = { at(point: Point): number; count(area: number): number };

/** Paints the areas over each other. */
export function paintGrid(areas: readonly Area[]): Grid {
  const grid = new Int16Array(side * side).fill(-1);
  for (const [index, { rings, evenOdd }] of areas.entries())
    for (const [row, hits] of hitsOfRows(rings)) {
      for (const [from, to] of spans(hits, evenOdd)) {
        const first = Math.max(0, Math.ceil((from + 1) * cells - 0.5));
        const last = Math.min(side - 1, Math.floor((to + 1) * cells - 0.5));
        if (last >= first) grid.fill(index, row * side + first, row * side + last + 1);
      }
    }
  const counts = new Int32Array(areas.length);
  for (const area of grid) if (area >= 0) counts[area] = (counts[area] as number) + 1;
  return {
    at: ([x, y]) => {
      const [column, row] = [Math.floor((x + 1) * cells), Math.floor((y + 1) * cells)];
      const inside = column >= 0 && row >= 0 && column < side && row < side;
      return inside ? (grid[row * side + column] ?? -1) : -1;
    },
    count: (area) => (counts[area] ?? 0) / cells ** 2,
  };
}

type Hit = { x: number; way: number };

// Where the edges of rings cross the rows, looked for in the rows beside each edge alone.
function hitsOfRows(rings: readonly Point[][]): Map<number, Hit[]> {
  const rows = new Map<number, Hit[]>();
  for (const ring of rings)
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length] ?? a;
      const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
      const last = Math.min(side - 1, Math.ceil((bottom + 1) * cells));
      for (let row = Math.max(0, Math.floor((top + 1) * cells) - 1); row <= last; row++) {
        const y = row / cells - 1 + 0.5 / cells;
        if (a[1] <= y === b[1] <= y) continue;
        const x = a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
        const hits = rows.get(row);
        const hit = { x, way: a[1] < b[1] ? 1 : -1 };
        if (hits) hits.push(hit);
        else rows.set(row, [hit]);
      }
    }
  return rows;
}

// Where a row runs through the inside of the rings.
function spans(hits: Hit[], evenOdd: boolean): [number, number][] {
  hits.sort((a, b) => a.x - b.x);
  const found: [number, number][] = [];
  let winding = 0;
  for (const [i, { x, way }] of hits.entries()) {
    winding += way;
    const inside = evenOdd ? i % 2 === 0 : winding !== 0;
    const next = hits[i + 1];
    if (inside && next) found.push([x, next.x]);
  }
  return found;
}
