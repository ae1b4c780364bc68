// What sits at the neck of a garment: collars, buttons, hoods, ties and scarves.

import { ink, type Point, type Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../palette.ts';
import { area, contour } from './cloth.ts';
import type { TorsoView } from './torso-view.ts';

/** Draws the collar of the top; `cx` is the middle line of the turned chest. */
export function drawCollar(sketch: Sketch, view: TorsoView, cx: number): void {
  const { top, tie } = view.person.wardrobe;
  if (top.kind === 'shirt' || top.kind === 'uniform') {
    if (tie) drawTie(sketch, tie, cx);
    else drawButtons(sketch, cx);
    drawShirtCollar(sketch, top.color, cx);
    if (top.kind === 'uniform') drawBadge(sketch, cx);
  }
  if (top.kind === 'hoodie') drawHood(sketch, top.color, cx);
  if (top.kind === 'turtleneck') drawRoll(sketch, top.color);
  if (top.kind === 'sweater' || top.kind === 't-shirt') {
    contour(
      sketch,
      [
        [-4.6, 0.2],
        [-2.4 + cx * 0.5, 3.2],
        [cx * 0.7, 4],
        [2.4 + cx * 0.5, 3.2],
        [4.6, 0.2],
      ],
      0.45,
    );
  }
}

/** A scarf over everything at the neck. */
export function drawScarf(sketch: Sketch, color: string, back: boolean): void {
  const wrap: Point[] = points('-6 -1.5 -5.4 -5 0 -3.6 5.4 -5 6 -1.5 4.4 3 0 4.6 -4.4 3');
  area(sketch, wrap, color);
  contour(sketch, wrap, 0.95, true);
  contour(sketch, points('-4.8 -1.6 0 0.8 5 -1.2'), 0.5);
  if (back) return;
  const tail: Point[] = points('1 3 5 2 6.6 15 2 15.6');
  area(sketch, tail, shade(color, 0.12), false);
  contour(sketch, tail, 0.9, true);
  for (const x of [2.8, 4.2, 5.6])
    contour(
      sketch,
      [
        [x, 15],
        [x + 0.3, 17],
      ],
      0.5,
    );
}

function drawShirtCollar(sketch: Sketch, color: string, cx: number): void {
  for (const side of [-1, 1]) {
    const flap: Point[] = [
      [side * 3.2, -2.2],
      [side * 4.6, -0.4],
      [side * 3.6 + cx * 0.6, 4.6],
      [cx * 0.7 + side * 0.2, 4.2],
    ];
    area(sketch, flap, tint(color, 0.2), false);
    contour(sketch, [...flap, flap[0] ?? [0, 0]], 0.7);
  }
}

function drawButtons(sketch: Sketch, cx: number): void {
  contour(
    sketch,
    [
      [cx * 0.8, 5],
      [cx, 17],
      [cx, 29],
    ],
    0.55,
  );
  if (sketch.scale < 1) return;
  for (const y of [8.5, 13.5, 18.5, 23.5]) {
    sketch.disc(cx + 0.9, y, 0.45, 0.45, ink, { opacity: 0.9, multiply: false, tremble: 0.1 });
  }
}

function drawTie(sketch: Sketch, color: string, cx: number): void {
  const knot: Point[] = [
    [cx * 0.7 - 1.5, 2.8],
    [cx * 0.7 + 1.5, 2.8],
    [cx * 0.8 + 1, 5.4],
    [cx * 0.8 - 1, 5.4],
  ];
  const blade: Point[] = [
    [cx * 0.8 - 0.9, 5.4],
    [cx * 0.8 + 0.9, 5.4],
    [cx + 2.1, 21],
    [cx, 24],
    [cx - 2.1, 21],
  ];
  for (const part of [blade, knot]) {
    area(sketch, part, color, false);
    contour(sketch, part, 0.7, false);
  }
  contour(
    sketch,
    [
      [cx - 1.2, 11],
      [cx + 1.4, 13.4],
    ],
    0.5,
  );
}

function drawBadge(sketch: Sketch, cx: number): void {
  const star: Point[] = [
    [cx + 3.6, 10],
    [cx + 6, 10],
    [cx + 6.2, 12.6],
    [cx + 4.8, 14],
    [cx + 3.4, 12.6],
  ];
  area(sketch, star, '#e0b94a', false);
  contour(sketch, star, 0.6, true);
}

function drawHood(sketch: Sketch, color: string, cx: number): void {
  const hood: Point[] = [
    [-3.4, -4.4],
    [-6.2, -1.6],
    [-5.4, 2.4],
    [cx - 1, 5.6],
    [cx - 0.2, 4],
    [-3, 0.6],
  ];
  const other = hood.map(([x, y]): Point => [cx * 1.2 - x + cx * 0.2, y]);
  for (const half of [hood, other]) {
    area(sketch, half, shade(color, 0.1));
    contour(sketch, half, 0.75, true);
  }
  contour(
    sketch,
    [
      [cx - 1.4, 5],
      [cx - 1.8, 11.5],
    ],
    0.7,
  );
  contour(
    sketch,
    [
      [cx + 1.4, 5],
      [cx + 1.7, 10.4],
    ],
    0.7,
  );
  contour(
    sketch,
    [
      [cx - 6.5, 26],
      [cx - 4.4, 20.5],
      [cx + 4.4, 20.5],
      [cx + 6.5, 26],
    ],
    0.6,
  );
}

function drawRoll(sketch: Sketch, color: string): void {
  const roll: Point[] = points('-3.8 -5.4 0 -4.4 3.8 -5.4 4.4 -0.6 0 0.8 -4.4 -0.6');
  area(sketch, roll, tint(color, 0.1));
  contour(sketch, roll, 0.8, true);
}
