// Neck, chest and what is worn on it, in torso units: origin at the base of the neck, y downwards.

import type { Point, Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade } from '../palette.ts';
import { area, contour, hatch, shadow } from './cloth.ts';
import { drawCollar } from './collar.ts';
import { drawLayer } from './layers.ts';
import type { TopKind } from './person.ts';
import { sideOf, type TorsoView } from './torso-view.ts';

const necklines: Record<TopKind, readonly Point[]> = {
  't-shirt': points('-3.9 -0.4 -2.4 2.2 0 3 2.4 2.2 3.9 -0.4'),
  shirt: points('-3.4 -1.2 0 5 3.4 -1.2'),
  blouse: points('-4.6 0 -1.2 6.5 0 7.4 1.2 6.5 4.6 0'),
  sweater: points('-3.7 -0.9 -2 1.2 0 1.8 2 1.2 3.7 -0.9'),
  turtleneck: points('-3.4 -4.6 0 -3.9 3.4 -4.6'),
  hoodie: points('-4 -1 -1.6 3 0 3.8 1.6 3 4 -1'),
  tank: points('-5 0.8 -3.6 5.4 0 7.2 3.6 5.4 5 0.8'),
  dress: points('-4.8 0.2 -3 5 0 6.2 3 5 4.8 0.2'),
  uniform: points('-3.4 -1.2 0 4 3.4 -1.2'),
};

/** How far below the neck the top ends: tucked in, or over the hips. */
export const hemOf = (kind: TopKind) =>
  kind === 'shirt' || kind === 'blouse' || kind === 'uniform' || kind === 'dress' ? 29 : 33.5;

/** The neck and the skin that a neckline leaves open. */
export function drawNeck(sketch: Sketch, view: TorsoView, tilt: number): void {
  const { neck } = view.measures;
  const skin = view.person.skin;
  const chest: Point[] = [
    [-neck, -10],
    [-neck - 0.1, -2.4],
    [-7, 1.4],
    [0, 12],
    [7, 1.4],
    [neck + 0.1, -2.4],
    [neck + tilt * 6, -10],
  ];
  area(sketch, chest, skin, false);
  if (!view.back) {
    area(
      sketch,
      [
        [-neck, -6.5],
        [neck, -8],
        [neck + 0.1, -2.6],
        [-neck * 0.2, -4.4],
      ],
      shade(skin, 0.22),
      false,
    );
  }
  contour(
    sketch,
    [
      [-neck, -8],
      [-neck - 0.1, -3],
      [-neck - 2, 0],
    ],
    0.85,
  );
  contour(
    sketch,
    [
      [neck, -8],
      [neck + 0.1, -3],
      [neck + 2, 0],
    ],
    0.85,
  );
  if (!view.back) {
    contour(sketch, points('-4.6 2.4 -1.2 3.4'), 0.45);
    contour(sketch, points('4.6 2.4 1.2 3.4'), 0.45);
  }
}

/** The garment on the torso with its layer over it. Arms come later. */
export function drawTorso(sketch: Sketch, view: TorsoView): void {
  const { top, layer } = view.person.wardrobe;
  const hem = hemOf(top.kind);
  const left = sideOf(view, -1, hem);
  const right = sideOf(view, 1, hem);
  const cx = view.turn * 2.6;
  const front = necklines[top.kind];
  const neckline: Point[] = view.back
    ? points('-3.6 -1.4 0 -0.4 3.6 -1.4')
    : front.map(([x, y]): Point => [x + (Math.abs(x) < 3 ? cx * 0.7 : 0), y]);
  const outline = [...neckline, ...right, ...[...left].reverse()];
  area(sketch, outline, top.color, false);
  const core = right.slice(1);
  const inner = core.map(([x, y]): Point => [x * 0.5 + cx * 0.5, y]).reverse();
  shadow(sketch, [...core, ...inner], top.color, false);
  hatch(sketch, [...core, ...inner], top.color);
  contour(sketch, left.slice(3), 1);
  contour(sketch, right.slice(3), 1);
  contour(sketch, [neckline[0] ?? [0, 0], ...left.slice(0, 2)], 0.9);
  contour(sketch, [neckline.at(-1) ?? [0, 0], ...right.slice(0, 2)], 0.9);
  contour(sketch, neckline, 0.8);
  if (hem > 30)
    contour(sketch, [left.at(-1) ?? [0, 0], [cx, hem + 0.7], right.at(-1) ?? [0, 0]], 0.9);
  folds(sketch, view, cx);
  if (!view.back) drawCollar(sketch, view, cx);
  if (layer.kind !== 'none') drawLayer(sketch, view, cx);
}

// The few creases that make cloth of a shape.
function folds(sketch: Sketch, view: TorsoView, cx: number): void {
  if (sketch.scale < 1.1) return;
  const { waist, chest } = view.measures;
  contour(
    sketch,
    [
      [-chest + 0.8, 10],
      [-chest + 3.4, 12.2],
    ],
    0.5,
  );
  contour(
    sketch,
    [
      [chest - 0.8, 10],
      [chest - 3.4, 12.2],
    ],
    0.5,
  );
  contour(
    sketch,
    [
      [-waist + 0.4, 21],
      [-waist + 3.6, 22.6],
    ],
    0.5,
  );
  contour(
    sketch,
    [
      [waist - 0.4, 22.4],
      [waist - 4, 24.6],
    ],
    0.5,
  );
  if (view.person.frame === 'woman' && !view.back && view.person.age !== 'child') {
    contour(
      sketch,
      [
        [cx - 5.6, 13.6],
        [cx - 3.4, 14.6],
        [cx - 1.2, 13.8],
      ],
      0.4,
    );
    contour(
      sketch,
      [
        [cx + 5.6, 13.6],
        [cx + 3.4, 14.6],
        [cx + 1.2, 13.8],
      ],
      0.4,
    );
  }
}
