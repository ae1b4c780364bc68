// What is worn on a trunk, from the side: the top, layers over it, what is hung over them.
import type { Point, Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade, tint } from '../../palette.ts';
import type { Measures } from '../build.ts';
import { area, contour, hatch, shadow } from '../cloth.ts';
import { cuts, drawStrip } from '../layers.ts';
import type { Person, Wardrobe } from '../person.ts';
import { hemOf } from '../torso.ts';
import { type Depth, depthOf, spanAt } from './body.ts';

/** Who is seen, and how broad they are. */
export type Side = { person: Person; measures: Measures };

/** The neck, and the skin a neckline leaves open. */
export function drawNeckSide(sketch: Sketch, { person, measures: { neck } }: Side): void {
  const front: Point[] = [
    [neck + 1.2, -9],
    [neck * 0.8, -2],
    [neck * 1.2, 2.4],
  ];
  const back: Point[] = [
    [-neck * 1.2, -1],
    [-neck * 0.9, -4],
    [-neck * 0.6, -10],
  ];
  area(sketch, [...front, [0, 5], ...back], person.skin, false);
  contour(sketch, front, 0.85);
  contour(sketch, back, 0.85);
}

/** The top and everything over it; the arm comes later. */
export function drawTrunkSide(sketch: Sketch, side: Side): void {
  const { top, layer, over, tie } = side.person.wardrobe;
  const trunk = depthOf(side.person, side.measures, hemOf(top.kind));
  drawCloth(sketch, trunk, top.color);
  if (tie) drawTieSide(sketch, trunk, tie);
  drawCollarSide(sketch, side.person.wardrobe, side.measures.neck);
  for (const garment of [layer, ...(over ? [over] : [])]) drawLayerSide(sketch, side, garment);
}

function drawCloth(sketch: Sketch, { front, back }: Depth, color: string): void {
  area(sketch, [...front, ...[...back].reverse()], color, false);
  const inner = back.map(([x, y]): Point => [x * 0.35, y]).reverse();
  shadow(sketch, [...back, ...inner], color, false);
  hatch(sketch, [...back, ...inner], color);
  for (const line of [front, back]) contour(sketch, line, 1);
  const [a, b] = [back.at(-1), front.at(-1)];
  if (a && b) contour(sketch, [a, [0, a[1] + 0.6], b], 0.9);
}

function drawCollarSide(sketch: Sketch, { top }: Wardrobe, neck: number): void {
  if (top.kind === 'shirt' || top.kind === 'uniform' || top.kind === 'blouse')
    drawPiece(
      sketch,
      [
        [-neck * 1.1, -2.6],
        [neck, -0.6],
        [neck + 1.6, 4.4],
        [0.4, 1],
      ],
      tint(top.color, 0.2),
    );
  if (top.kind === 'turtleneck')
    drawPiece(
      sketch,
      [
        [-neck * 1.1, -5.6],
        [neck + 0.8, -4.6],
        [neck + 0.9, 0.4],
        [-neck * 1.3, -0.6],
      ],
      tint(top.color, 0.1),
    );
  if (top.kind === 'hoodie')
    drawPiece(
      sketch,
      [
        [neck + 0.8, 1],
        [0, -3],
        [-neck, -4.6],
        [-neck - 4, -1],
        [-neck - 3.6, 4],
        [-1, 3],
      ],
      shade(top.color, 0.1),
    );
}

function drawTieSide(sketch: Sketch, trunk: Depth, color: string): void {
  const edge = [4, 9, 14, 20].map((y): Point => [spanAt(trunk, y)[1], y]);
  const [last = [0, 22]] = edge.slice(-1);
  drawPiece(
    sketch,
    [...edge, [last[0] + 0.8, 23], ...edge.map(([x, y]): Point => [x + 1, y]).reverse()],
    color,
  );
}

function drawLayerSide(sketch: Sketch, side: Side, { kind, color }: Wardrobe['layer']): void {
  if (kind === 'none') return;
  if (kind === 'apron') drawApronSide(sketch, side, color);
  else if (kind === 'bib') drawBibSide(sketch, side, color);
  else drawCutSide(sketch, side, kind, color);
}

function drawCutSide(sketch: Sketch, side: Side, kind: keyof typeof cuts, color: string): void {
  const cut = cuts[kind];
  const trunk = depthOf(side.person, side.measures, cut.hem, 0.7);
  // An open front leaves a strip of what is under it.
  const front =
    cut.meets === undefined
      ? trunk.front.map(([x, y], index): Point => [x - (index === 0 ? 0.4 : 1.7), y])
      : trunk.front;
  drawCloth(sketch, { front, back: trunk.back }, color);
  if (cut.lapel) {
    const meets = Math.min(cut.meets ?? cut.hem, 18);
    const [, x] = spanAt(trunk, meets);
    drawPiece(
      sketch,
      [
        [-1.6, -2],
        [2.4, 0],
        [x, meets],
        [x - 3.4, 7.4],
        [x - 4.6, 5],
      ],
      tint(color, 0.12),
    );
  }
  if (cut.hem < 50) {
    const [, x] = spanAt(trunk, 25);
    contour(
      sketch,
      [
        [x - 4.4, 24.4],
        [x - 1, 26],
      ],
      0.55,
    );
  }
  if (kind === 'quilted') for (const y of [7.5, 13, 18.5, 24, 29.5]) drawAcross(sketch, trunk, y);
  if (kind === 'hi-vis' || kind === 'hi-vis-vest')
    for (const y of [14, 23]) {
      const [back, edge] = spanAt(trunk, y);
      drawStrip(sketch, [
        [back, y],
        [edge, y],
        [edge, y + 2.6],
        [back, y + 2.6],
      ]);
    }
}

function drawAcross(sketch: Sketch, trunk: Depth, y: number): void {
  const [back, front] = spanAt(trunk, y);
  contour(
    sketch,
    [
      [back + 0.4, y],
      [0, y + 0.9],
      [front - 0.4, y],
    ],
    0.6,
  );
}

// It wraps half round the hip, hangs from the neck and is tied in the small of the back.
function drawApronSide(sketch: Sketch, { person, measures }: Side, color: string): void {
  const trunk = depthOf(person, measures, 51, 0.6);
  const low = [20.5, 28.5, 40, 51].map((y): Point => [spanAt(trunk, y)[1], y]);
  const bib = [7, 12].map((y): Point => [spanAt(trunk, y)[1], y]);
  const edge: Point[] = [
    [-1.2, 51],
    [-1.6, 36],
    [-1.4, 20.5],
    [1.6, 13],
    [2.4, 7],
  ];
  area(sketch, [...bib, ...low, ...edge], color, false);
  hatch(sketch, [...low, ...edge.slice(0, 3)], color, 0.26);
  contour(sketch, [...bib, ...low], 1);
  contour(sketch, [low.at(-1) ?? [0, 51], ...edge, bib[0] ?? [0, 7]], 0.9);
  contour(
    sketch,
    [
      [2.4, 7],
      [0.6, 1],
      [-1.8, -1.6],
    ],
    1.5,
  );
  const [waist] = spanAt(trunk, 20);
  contour(
    sketch,
    [
      [-1.4, 20.5],
      [waist, 20.2],
    ],
    1.4,
  );
  drawPiece(
    sketch,
    [
      [waist, 20.2],
      [waist - 3.4, 18],
      [waist - 4, 22],
      [waist, 20.6],
      [waist - 2.4, 27],
    ],
    color,
  );
}

function drawBibSide(sketch: Sketch, { person, measures }: Side, color: string): void {
  const trunk = depthOf(person, measures, 33, 0.6);
  for (const at of [1, 0] as const) {
    const rim = [3, 9, 16, 24].map((y): Point => [spanAt(trunk, y)[at], y]);
    const inner = rim.map(([x, y]): Point => [x * 0.3, y]).reverse();
    drawPiece(sketch, [...rim, ...inner], color);
  }
}

/** A scarf over everything at the neck. */
export function drawScarfSide(sketch: Sketch, color: string): void {
  drawPiece(sketch, points('3 3 6.4 15 2.4 15.8 1 4'), shade(color, 0.12));
  drawPiece(sketch, points('-5.4 -4.6 0 -4.6 5 -4.4 5.6 -0.6 3.4 3.4 -3 2.4 -5.8 -0.6'), color);
}

function drawPiece(sketch: Sketch, outline: readonly Point[], color: string): void {
  area(sketch, outline, color, false);
  contour(sketch, outline, 0.75, true);
}
