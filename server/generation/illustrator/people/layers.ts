// What is worn over the top: jackets open or buttoned, aprons, vests, coats.

import { ink, type Point, type Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { tint } from '../palette.ts';
import { area, contour, hatch, shadow } from './cloth.ts';
import { drawApron, drawBib } from './hung-over.ts';
import type { LayerKind, Wardrobe } from './person.ts';
import { hemIn, sideOf, type TorsoView } from './torso-view.ts';

type Cut = {
  /** Where it ends below the neck. */
  hem: number;
  /** Where its front edges meet, below the neck; undefined when it stays open. */
  meets?: number;
  /** Half the gap at the hem. */
  gap: number;
  lapel: boolean;
};

/** How each layer is cut. */
export const cuts: Record<Exclude<LayerKind, 'none' | 'apron' | 'bib'>, Cut> = {
  blazer: { hem: 34, meets: 18, gap: 1.5, lapel: true },
  suit: { hem: 34.5, meets: 17, gap: 1.5, lapel: true },
  jacket: { hem: 31, gap: 3, lapel: false },
  cardigan: { hem: 35, gap: 3.2, lapel: false },
  coat: { hem: 58, meets: 15, gap: 3, lapel: true },
  'lab-coat': { hem: 54, meets: 17, gap: 4, lapel: true },
  vest: { hem: 31, gap: 1, lapel: false },
  quilted: { hem: 34, meets: 6, gap: 1, lapel: false },
  'hi-vis': { hem: 33, meets: 6, gap: 1, lapel: false },
  'hi-vis-vest': { hem: 32, gap: 1, lapel: false },
};

/** The layers over the torso, the outer one last; `cx` is the middle line of the turned chest. */
export function drawLayer(sketch: Sketch, view: TorsoView, cx: number): void {
  const { layer, over } = view.person.wardrobe;
  drawGarment(sketch, view, cx, layer);
  if (over) drawGarment(sketch, view, cx, over);
}

function drawGarment(
  sketch: Sketch,
  view: TorsoView,
  cx: number,
  { kind, color }: Wardrobe['layer'],
): void {
  if (kind === 'none') return;
  if (kind === 'apron') drawApron(sketch, view, cx, color);
  else if (kind === 'bib') drawBib(sketch, view, cx, color);
  else drawCut(sketch, view, cx, kind, color);
}

function drawCut(
  sketch: Sketch,
  view: TorsoView,
  cx: number,
  kind: keyof typeof cuts,
  color: string,
): void {
  const cut = { ...cuts[kind], hem: hemIn(view, cuts[kind].hem) };
  if (view.back) {
    drawBack(sketch, view, cut, color);
    if (kind === 'hi-vis' || kind === 'hi-vis-vest') drawReflectors(sketch, view, 0);
    return;
  }
  for (const side of [-1, 1] as const) drawPanel(sketch, view, cut, color, cx, side);
  if (cut.meets !== undefined) {
    for (const y of [cut.meets + 1.5, cut.meets + 6.5]) {
      sketch.disc(cx + 1.6, y, 0.6, 0.6, ink, { opacity: 0.9, multiply: false, tremble: 0.1 });
    }
  }
  if (kind === 'quilted') drawQuilting(sketch, view);
  if (kind === 'hi-vis' || kind === 'hi-vis-vest') drawReflectors(sketch, view, cx);
}

function drawPanel(
  sketch: Sketch,
  view: TorsoView,
  cut: Cut,
  color: string,
  cx: number,
  side: -1 | 1,
) {
  const outside = sideOf(view, side, cut.hem, 0.7);
  const meets = cut.meets ?? cut.hem;
  const edge: Point[] = [
    [cx + side * cut.gap, cut.hem],
    ...(cut.meets === undefined ? [] : [[cx + side * 0.2 + 0.6, cut.meets] as Point]),
    [cx * 0.8 + side * (cut.meets === undefined ? cut.gap + 0.8 : 2.6), Math.min(9, meets)],
    [side * 3.6, -1.4],
  ];
  const panel = [[side * 3.6, -1.6] as Point, ...outside, ...edge];
  area(sketch, panel, color, false);
  if (side === 1) {
    const inner = outside
      .slice(1)
      .map(([x, y]): Point => [x * 0.55 + cx * 0.4, y])
      .reverse();
    shadow(sketch, [...outside.slice(1), ...inner], color, false);
    hatch(sketch, [...outside.slice(1), ...inner], color);
  }
  contour(sketch, outside.slice(3), 1);
  contour(sketch, [[side * 3.6, -1.6], ...outside.slice(0, 2)], 0.9);
  contour(sketch, [...edge].reverse(), 0.9);
  contour(sketch, [outside.at(-1) ?? [0, 0], [cx + side * cut.gap, cut.hem + 0.4]], 0.9);
  if (cut.lapel) {
    const lapel: Point[] = [
      [side * 3.4, -1.8],
      [side * 6.6, 4.4],
      [side * 5.4 + cx * 0.4, 6],
      [side * 6.4 + cx * 0.4, 7.4],
      [cx * 0.9 + side * 0.6, meets],
    ];
    area(sketch, [...lapel, [cx * 0.8 + side * 2.4, 9]], tint(color, 0.12), false);
    contour(sketch, lapel, 0.7);
  }
  const pocket = view.measures.waist * 0.62;
  if (cut.hem < 50)
    contour(
      sketch,
      [
        [side * pocket - 2 + cx * 0.3, 25.5],
        [side * pocket + 2 + cx * 0.3, 25.2],
      ],
      0.55,
    );
}

function drawBack(sketch: Sketch, view: TorsoView, cut: Cut, color: string): void {
  const left = sideOf(view, -1, cut.hem, 0.7);
  const right = sideOf(view, 1, cut.hem, 0.7);
  area(sketch, [[-3.8, -2], [3.8, -2], ...right, ...[...left].reverse()], color, false);
  const inner = right
    .slice(1)
    .map(([x, y]): Point => [x * 0.45, y])
    .reverse();
  hatch(sketch, [...right.slice(1), ...inner], color);
  contour(sketch, left.slice(3), 1);
  contour(sketch, right.slice(3), 1);
  contour(sketch, [[-3.8, -2], ...left.slice(0, 2)], 0.9);
  contour(sketch, [[3.8, -2], ...right.slice(0, 2)], 0.9);
  contour(sketch, [left.at(-1) ?? [0, 0], right.at(-1) ?? [0, 0]], 0.9);
  contour(
    sketch,
    [
      [0, 4],
      [0.4, 16],
      [0, cut.hem - 1],
    ],
    0.5,
  );
  contour(sketch, points('-3.8 -1.6 0 0.2 3.8 -1.6'), 0.8);
}

/** A piece of tape that throws light back. */
export function drawStrip(sketch: Sketch, points: readonly Point[]): void {
  area(sketch, points, '#e6e3da', false);
  contour(sketch, points, 0.5, true);
}

// Silver bands round chest and waist, and over both shoulders.
function drawReflectors(sketch: Sketch, view: TorsoView, cx: number): void {
  const { chest, waist } = view.measures;
  const strip = (points: readonly Point[]) => drawStrip(sketch, points);
  for (const side of [-1, 1])
    strip([
      [side * 5 + cx * 0.4, 0.6],
      [side * 7 + cx * 0.4, 0.8],
      [side * 6.6 + cx * 0.4, 14],
      [side * 4.6 + cx * 0.4, 14],
    ]);
  for (const [y, half] of [
    [14, chest],
    [23, waist + 0.8],
  ] as const)
    strip([
      [-half, y],
      [cx, y + 0.6],
      [half, y],
      [half, y + 2.6],
      [cx, y + 3.2],
      [-half, y + 2.6],
    ]);
}

function drawQuilting(sketch: Sketch, view: TorsoView): void {
  const { chest, waist, hip } = view.measures;
  for (const [y, half] of [
    [7.5, chest + 0.6],
    [13, chest],
    [18.5, waist + 0.8],
    [24, waist + 1.2],
    [29.5, hip],
  ] as const)
    contour(
      sketch,
      [
        [-half + 0.6, y],
        [-half * 0.3, y + 0.9],
        [half * 0.3, y + 0.9],
        [half - 0.6, y],
      ],
      0.6,
    );
}
