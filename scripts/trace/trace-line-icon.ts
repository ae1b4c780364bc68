// An icon of strokes as what the brush needs: its silhouette, its fills, and the pen's lines.
import type { Traced } from '#server/generation/illustrator/props/traced/paint-traced.ts';
import { onScale } from './on-scale.ts';
import type { LineIcon } from './read-line-icon.ts';
import { cornered, resample, simplify } from './ring-shapes.ts';
import { silhouetteOf } from './silhouette.ts';
import type { Point } from './svg-path.ts';
import { steadied, write } from './trace-icon.ts';

const grid = 48;
const light = -62; // of the main colour, where the icon has paper

function denseAlong(points: readonly Point[], closed: boolean): Point[] {
  if (closed) return resample(points, 0.3);
  return [
    ...points.slice(1).flatMap((b, i) => {
      const pair = resample([points[i] as Point, b], 0.3);
      return pair.slice(0, pair.length / 2);
    }),
    points.at(-1) as Point,
  ];
}

export function traceLineIcon(icon: LineIcon): Traced | undefined {
  const all = icon.strokes.flatMap(({ points }) => points);
  if (all.length === 0) return undefined;
  const { put, size } = onScale(all);
  const area = (tone: number, rings: readonly (readonly Point[])[]) =>
    `${tone}:${rings
      .map((ring) =>
        write(
          simplify([...ring, ring[0] as Point], 0.12)
            .slice(0, -1)
            .map(put),
        ),
      )
      .join('/')}`;
  const silhouette = silhouetteOf(icon, grid, 0.9);
  const lines = icon.strokes.flatMap(({ points, closed, thin }) => {
    const key = thin ? 'i' : 'o';
    return cornered(denseAlong(points, closed), closed).map((piece) => {
      const drawn = simplify(piece.points, 0.08);
      return `${piece.closed ? key.toUpperCase() : key}${write(steadied(drawn).map(put))}`;
    });
  });
  const tones: Record<string, number> = { '#2F88FF': 1, '#43CCF8': 2 };
  return {
    s: size,
    c: [light, 0, -30],
    m: '',
    a: [
      ...(silhouette.length > 0 ? [area(0, silhouette)] : []),
      ...icon.fills.flatMap(({ color, rings }) =>
        rings.length > 0 ? [area(tones[color] ?? 0, rings)] : [],
      ),
    ],
    l: lines,
  };
}
