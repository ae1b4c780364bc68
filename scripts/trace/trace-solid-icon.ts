// An icon that is one filled shape, as what the brush needs: where the shape is parted by thin gaps
// the gaps become ink, what is filled becomes the marker's colour.
import type { Traced } from '#server/generation/illustrator/props/traced/paint-traced.ts';
import { gridSide, paintGrid, spotOf } from './color-grid.ts';
import { closed } from './filled-grid.ts';
import { onScale } from './on-scale.ts';
import { cornered, resample, simplify } from './ring-shapes.ts';
import { ringsRound } from './silhouette.ts';
import type { Point } from './svg-path.ts';
import { steadied, write } from './trace-icon.ts';

const dark = '#3b3630';
const widest = 0.75; // half the width of a gap that is taken for a line, of an icon of 32 units
const least = 0.9; // square units below which a hole is a blot of ink

const areaOf = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** The drawing of the shape within `rings`, on a grid of 32 units, in `color` or, if empty, the brand's. */
export function traceSolidIcon(rings: readonly Point[][], color: string): Traced | undefined {
  const grid = paintGrid([{ color: dark, rings: [...rings], evenOdd: false }]);
  const whole = closed(grid, widest);
  const outer = ringsRound(whole, gridSide)
    .map((ring) => ring.map(([x, y]) => spotOf(x, y)))
    .filter((ring) => Math.abs(areaOf(ring)) > least)
    .map((ring) => simplify(ring, 0.07));
  if (outer.length === 0) return undefined;
  const { put, size } = onScale(outer.flat());
  const area = (tone: string, of: readonly (readonly Point[])[], slack: number) =>
    `${tone}${of
      .map((ring) =>
        write(
          simplify([...ring, ring[0] as Point], slack)
            .slice(0, -1)
            .map(put),
        ),
      )
      .join('/')}`;
  return {
    s: size,
    c: [dark, 0],
    m: color,
    a: [area('0!', outer, 0.1), area('1:', rings, 0.1)],
    l: outer.flatMap((ring) =>
      cornered(resample(ring, 0.2), true).map((piece) => {
        const key = piece.closed ? 'O' : 'o';
        return `${key}${write(steadied(simplify(piece.points, 0.09)).map(put))}`;
      }),
    ),
  };
}
