// Closing the thin gaps of a filled shape.
import { type Grid, gridSide, spotOf } from './color-grid.ts';

/** One for each cell that is filled or lies in a gap of at most twice `reach` units. */
export function closed(grid: Grid, reach: number): Uint8Array {
  const filled = new Uint8Array(gridSide * gridSide);
  for (let y = 0; y < gridSide; y++)
    for (let x = 0; x < gridSide; x++)
      if (grid.at(spotOf(x + 0.5, y + 0.5)) >= 0) filled[y * gridSide + x] = 1;
  const steps = Math.round(reach / (spotOf(1, 0)[0] - spotOf(0, 0)[0]));
  const wide = within(filled, steps, 1);
  // A little less is taken back, so that the ink reaches under the pen's line.
  return within(wide, steps, 0).map((far) => 1 - far) as Uint8Array;
}

// Cells at most `steps` from one that holds `wanted`, by a chamfer of 5 and 7.
function within(cells: Uint8Array, steps: number, wanted: 0 | 1): Uint8Array {
  const far = new Uint16Array(cells.length).fill(60_000);
  cells.forEach((one, at) => {
    if (one === wanted) far[at] = 0;
  });
  const pass = (order: 1 | -1) => {
    const start = order > 0 ? 0 : cells.length - 1;
    for (let at = start; at >= 0 && at < cells.length; at += order) {
      const x = at % gridSide;
      for (const [dx, dy, cost] of [
        [-1, 0, 5],
        [0, -1, 5],
        [-1, -1, 7],
        [1, -1, 7],
      ] as const) {
        const column = x + dx * order;
        const other = at + (dy * gridSide + dx) * order;
        if (column < 0 || column >= gridSide || other < 0 || other >= cells.length) continue;
        far[at] = Math.min(far[at] as number, (far[other] as number) + cost);
      }
    }
  };
  pass(1);
  pass(-1);
  return Uint8Array.from(far, (one) => (one <= steps * 5 ? 1 : 0));
}
