// Hands in hand units: the wrist at 0,0, fingers along +x, 100 long, the thumb up.

import type { Point, Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { lineFor } from './head-view.ts';
import type { HandShape } from './poses/pose.ts';

type Drawn = {
  contour: readonly Point[];
  lines: readonly (readonly Point[])[];
  over?: readonly Point[];
};

const fist: Drawn = {
  contour: points('-4 -19 18 -27 44 -31 58 -25 64 -8 63 10 57 26 42 31 18 25 -4 19'),
  lines: [points('36 -15 50 -15 62 -11'), points('34 0 50 1 64 2'), points('36 15 48 15 60 15')],
  over: points('12 -22 26 -34 44 -35 52 -27 40 -20 26 -16'),
};
const shapes: Record<Exclude<HandShape, 'phone' | 'hidden'>, Drawn> = {
  fist,
  grip: fist,
  rest: {
    contour: points('-4 -17 20 -23 46 -20 70 -11 86 -1 84 9 66 14 40 22 16 22 -4 17'),
    lines: [points('50 -8 66 -4 82 2'), points('46 4 62 6 74 9')],
    over: points('14 -18 34 -32 52 -34 56 -27 42 -18 30 -10'),
  },
  flat: {
    contour: points('-4 -15 24 -21 54 -17 82 -9 98 0 94 8 60 13 24 15 -4 14'),
    lines: [points('56 -8 78 -3 95 3'), points('52 2 72 4 88 7')],
  },
  open: {
    contour: points(
      '-4 -17 16 -25 28 -46 40 -57 48 -52 44 -36 46 -28 70 -33 92 -33 98 -26 92 -20 104 -17 110 -9 104 -3 104 5 100 11 94 13 92 22 84 26 56 28 26 28 -4 18',
    ),
    lines: [
      points('58 -16 76 -18 93 -19'),
      points('60 -2 80 -3 103 -3'),
      points('58 12 76 13 94 13'),
      points('20 8 34 -4 38 -18'),
    ],
  },
  point: {
    contour: points(
      '-4 -19 18 -27 46 -30 78 -29 104 -26 110 -20 104 -14 76 -13 62 -10 63 8 57 25 42 30 18 25 -4 19',
    ),
    lines: [points('40 -12 54 -12 64 -10'), points('36 3 50 3 63 4'), points('38 17 48 17 58 16')],
    over: points('14 -8 34 -16 50 -12 50 -4 34 -2'),
  },
  thumb: {
    contour: fist.contour,
    lines: fist.lines,
    over: points('14 -20 18 -44 20 -66 30 -70 37 -60 36 -40 40 -24'),
  },
};

/** Draws one hand; `length` is its length in figure units. */
export function drawHand(
  sketch: Sketch,
  shape: HandShape,
  at: Point,
  angle: number,
  skin: string,
  length: number,
  flip: 1 | -1,
): void {
  if (shape === 'hidden') return;
  const drawn = shapes[shape === 'phone' ? 'grip' : shape];
  const flat = { opacity: 1, multiply: false, smooth: true, tremble: 0.2 };
  const paint = () => {
    const size = lineFor(sketch, 200, 0.85);
    const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [x, y * flip]);
    sketch.fill(mirrored(drawn.contour), skin, flat);
    sketch.pen(mirrored(drawn.contour), { size, tremble: 0.2, taper: 2 });
    if (sketch.scale * 100 > 9) {
      for (const line of drawn.lines)
        sketch.pen(mirrored(line), { size: size * 0.7, tremble: 0.15, taper: 3 });
    }
    if (drawn.over && sketch.scale * 100 > 7) {
      sketch.fill(mirrored(drawn.over), skin, flat);
      sketch.pen(mirrored(drawn.over), { size: size * 0.85, tremble: 0.2, taper: 2 });
    }
  };
  sketch.at(at[0], at[1], length / 100, paint, angle);
}
