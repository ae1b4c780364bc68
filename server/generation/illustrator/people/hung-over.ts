// What is hung over the clothes: aprons and bibs.

import type { Point, Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { area, contour, hatch, shadow } from './cloth.ts';
import { hemIn, type TorsoView } from './torso-view.ts';

/** An apron tied round the waist. */
export function drawApron(sketch: Sketch, view: TorsoView, cx: number, color: string): void {
  const { waist, hip } = view.measures;
  const hem = hemIn(view, 51);
  if (view.back) {
    contour(
      sketch,
      [
        [-3, -1],
        [-6, 9],
        [-waist, 20],
      ],
      1.5,
    );
    contour(
      sketch,
      [
        [3, -1],
        [6, 9],
        [waist, 20],
      ],
      1.5,
    );
    contour(
      sketch,
      [
        [-waist, 20.5],
        [0, 21.5],
        [waist, 20.5],
      ],
      1.4,
    );
    const bow: Point[] = points('0 21.5 -4 19 -4.4 23 0 21.6 4 19 4.4 23 0 21.5');
    area(sketch, bow, color, false);
    contour(sketch, bow, 0.8);
    return;
  }
  const bib: Point[] = [
    [cx - 5.2, 6.4],
    [cx + 5.2, 6.4],
    [cx + 6.4, 14],
    [waist + 0.3, 19.6],
    [hip + 0.8, 28],
    [hip + 1.2, hem],
    [-hip - 1.2, hem],
    [-hip - 0.8, 28],
    [-waist - 0.3, 19.6],
    [cx - 6.4, 14],
  ];
  area(sketch, bib, color, false);
  const dark: Point[] = [
    [cx + 2.4, 6.6],
    [cx + 5.2, 6.6],
    [cx + 6.4, 14],
    [waist + 0.3, 19.6],
    [hip + 0.8, 28],
    [hip + 1.2, hem],
    [cx + 3, hem],
  ];
  shadow(sketch, dark, color, false);
  hatch(sketch, dark, color);
  contour(sketch, [...bib, bib[0] ?? [0, 0]].slice(0, 2), 0.9);
  contour(sketch, bib.slice(1, 6), 0.9);
  contour(sketch, bib.slice(5, 7), 0.9);
  contour(sketch, [...bib.slice(6), bib[0] ?? [0, 0]], 0.9);
  contour(
    sketch,
    [
      [cx - 4.8, 6.6],
      [-4.2, 2],
      [-3.4, -1.4],
    ],
    1.5,
  );
  contour(
    sketch,
    [
      [cx + 4.8, 6.6],
      [4.2, 2],
      [3.4, -1.4],
    ],
    1.5,
  );
  contour(
    sketch,
    [
      [-waist - 0.3, 20.2],
      [cx, 21],
      [waist + 0.3, 20.2],
    ],
    0.6,
  );
  const pocket: Point[] = [
    [cx - 4.6, 24],
    [cx + 4.6, 24],
    [cx + 4.2, 31],
    [cx - 4.2, 31],
  ];
  contour(sketch, [...pocket, pocket[0] ?? [0, 0]], 0.6);
}

/** A short bib or a starter's number: front and back hang from the shoulders. */
export function drawBib(sketch: Sketch, view: TorsoView, cx: number, color: string): void {
  const { chest } = view.measures;
  const half = chest * 0.86;
  const shape: Point[] = [
    [-4.6, -0.6],
    [cx - 2, 4],
    [cx + 2, 4],
    [4.6, -0.6],
    [half, 4],
    [half, 24],
    [-half, 24],
    [-half, 4],
  ];
  area(sketch, shape, color, false);
  contour(sketch, shape, 0.9, true);
}
