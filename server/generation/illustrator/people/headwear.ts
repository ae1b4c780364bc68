// What is worn on the head: caps, hats, scarves, glasses, earrings.

import { ink, type Point, type Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade } from '../palette.ts';
import { eyeAzimuth } from './eyes.ts';
import {
  detailOf,
  faceX,
  faceY,
  type HeadView,
  headContour,
  lineFor,
  squeeze,
} from './head-view.ts';

const flat = { opacity: 1, multiply: false, smooth: true, tremble: 0.3 };

function shape(sketch: Sketch, points: readonly Point[], color: string, round = true): void {
  sketch.fill(points, color, { ...flat, smooth: round });
  sketch.pen(points, { size: lineFor(sketch, 100, 1), closed: true, tremble: 0.25 });
}

/** Draws the head covering over the hair. */
export function drawHeadwear(sketch: Sketch, view: HeadView): void {
  const { kind, color } = view.person.wardrobe.headwear;
  const side = Math.sin(view.yaw);
  const dark = shade(color, 0.3);
  const dome: Point[] = points('-41 -16 -40 -38 -25 -57 0 -64 25 -57 40 -38 41 -16');
  if (kind === 'cap') {
    shape(sketch, [...dome, [20 + side * 8, -24], [-20 + side * 8, -24]], color);
    if (view.back) return;
    const brim: Point[] = [
      [-32 + side * 14, -24],
      [side * 20, -29],
      [32 + side * 14, -24],
      [36 + side * 30, -13],
      [side * 30, -17],
      [-36 + side * 24, -13],
    ];
    shape(sketch, brim, dark);
    sketch.pen(
      [
        [side * 8, -63],
        [side * 12, -46],
        [side * 16, -29],
      ],
      { size: lineFor(sketch, 100, 0.5), tremble: 0.2 },
    );
  }
  if (kind === 'beanie') {
    shape(sketch, [...dome, [0, -20]], color);
    const cuff: Point[] = points('-42 -26 0 -33 42 -26 42 -12 0 -19 -42 -12');
    shape(sketch, cuff, dark, false);
    for (const x of [-28, -14, 0, 14, 28]) {
      sketch.line(x, -28, x, -18, { size: lineFor(sketch, 100, 0.45), tremble: 0.2 });
    }
  }
  if (kind === 'hat' || kind === 'hard-hat') drawBrimmed(sketch, kind, color, dark);
  if (kind === 'chef-hat') {
    shape(
      sketch,
      points('-36 -34 -48 -56 -40 -80 -16 -84 0 -92 18 -84 42 -80 48 -56 36 -34'),
      color,
    );
    shape(sketch, points('-37 -42 0 -48 37 -42 38 -24 0 -30 -38 -24'), color, false);
  }
  if (kind === 'headband') {
    shape(sketch, points('-40 -30 0 -40 40 -30 40 -21 0 -31 -40 -21'), color, false);
  }
  if (kind === 'headscarf') drawHeadscarf(sketch, view, color, dark);
  if (kind === 'flat-cap') drawFlatCap(sketch, view, color, dark);
  if (kind === 'hair-net') {
    shape(sketch, [...dome, [0, -24]], color);
    for (const x of [-26, -9, 9, 26])
      sketch.pen(
        [
          [x, -26],
          [x * 0.9, -44],
          [x * 0.5, -60],
        ],
        { size: lineFor(sketch, 100, 0.4), tremble: 0.2 },
      );
  }
  if (kind === 'hijab') drawHijab(sketch, view, color, dark);
}

// Tied at the nape: the brow and the hair over the ears are free, the ends of the knot hang behind.
function drawHeadscarf(sketch: Sketch, view: HeadView, color: string, dark: string): void {
  const side = Math.sin(view.yaw);
  if (!view.back) for (const ends of knotEnds) shape(sketch, ends, dark);
  const low: Point[] = view.back
    ? points('42 -14 30 14 0 26 -30 14 -42 -14')
    : [
        [42, -12],
        [28 + side * 8, -26],
        [side * 12, -33],
        [-28 + side * 8, -26],
        [-42, -12],
      ];
  shape(sketch, [...points('-41 -36 -26 -57 0 -64 26 -57 41 -36'), ...low], color);
  if (view.back) for (const ends of backEnds) shape(sketch, ends, dark);
  const fold = { size: lineFor(sketch, 100, 0.6), color: dark, taper: 4 };
  sketch.pen(points('-32 -28 -22 -44 -6 -54'), fold).pen(points('33 -27 27 -42 14 -53'), fold);
}
const knotEnds: readonly Point[][] = [points('-40 -10 -54 2 -58 20 -48 18 -38 4')];
const backEnds: readonly Point[][] = [
  points('-2 18 -18 40 -8 46 2 24'),
  points('2 18 18 40 8 46 -2 24'),
];

// Low over the brow, fuller to the front, with a short stiff peak.
function drawFlatCap(sketch: Sketch, view: HeadView, color: string, dark: string): void {
  const side = Math.sin(view.yaw);
  shape(
    sketch,
    [
      [-43, -22],
      [-44, -40],
      [-26, -56],
      [4 + side * 10, -60],
      [34 + side * 8, -52],
      [47, -34],
      [43, -20],
      [0, -27],
    ],
    color,
  );
  if (view.back) return;
  shape(
    sketch,
    [
      [-34 + side * 14, -25],
      [side * 20, -31],
      [36 + side * 14, -25],
      [32 + side * 24, -16],
      [side * 28, -20],
      [-30 + side * 20, -16],
    ],
    dark,
  );
}

function drawBrimmed(sketch: Sketch, kind: 'hat' | 'hard-hat', color: string, dark: string): void {
  const tall = kind === 'hat' ? 78 : 68;
  shape(
    sketch,
    [
      [-36, -26],
      [-35, -52],
      [-24, -tall],
      [0, -tall + 5],
      [24, -tall],
      [35, -52],
      [36, -26],
    ],
    color,
  );
  if (kind === 'hat')
    shape(sketch, points('-36 -38 0 -44 36 -38 37 -28 0 -33 -37 -28'), dark, false);
  else sketch.line(0, -tall + 4, 0, -32, { size: lineFor(sketch, 100, 1.2) });
  const reach = kind === 'hat' ? 62 : 48;
  shape(
    sketch,
    [
      [-reach, -26],
      [-30, -33],
      [0, -36],
      [30, -33],
      [reach, -26],
      [34, -21],
      [0, -24],
      [-34, -21],
    ],
    color,
  );
}

function drawHijab(sketch: Sketch, view: HeadView, color: string, dark: string): void {
  const side = Math.sin(view.yaw) * 11;
  const outside: Point[] = points(
    '-46 40 -45 0 -40 -36 -22 -57 0 -62 22 -57 40 -36 45 0 46 40 50 76 22 92 -22 92 -50 76',
  );
  if (view.back) {
    shape(sketch, outside, color);
    return;
  }
  const face: Point[] = [
    [side, 50],
    [-23 + side, 36],
    [-32 + side, 8],
    [-29 + side, -20],
    [-12 + side, -34],
    [12 + side, -34],
    [29 + side, -20],
    [32 + side, 8],
    [23 + side, 36],
  ];
  // Two halves meet over the forehead and under the chin and leave the face open.
  const [bottom = [0, 92], top = [0, -62]]: Point[] = points('0 92 0 -62');
  const chin = face[0] ?? bottom;
  const brow: Point = [side, -35];
  sketch.fill(
    [
      bottom,
      chin,
      ...face.slice(1, 5),
      brow,
      top,
      ...outside.slice(0, 5).reverse(),
      ...outside.slice(11).reverse(),
    ],
    color,
    { ...flat, smooth: false },
  );
  sketch.fill(
    [bottom, chin, ...face.slice(5).reverse(), brow, top, ...outside.slice(5, 11)],
    color,
    { ...flat, smooth: false },
  );
  sketch.pen(outside, { size: lineFor(sketch, 100, 1.1), closed: true, tremble: 0.3 });
  sketch.pen(face, { size: lineFor(sketch, 100, 0.9), closed: true, tremble: 0.2 });
  for (const fold of [
    points('-24 46 0 62 36 66'),
    points('-30 56 4 78 30 80'),
    points('30 -34 38 -6 36 34'),
  ] as Point[][]) {
    sketch.pen(fold, { size: lineFor(sketch, 100, 0.7), color: dark, taper: 5 });
  }
}

/** Glasses or sunglasses, and earrings: drawn over everything on the face. */
export function drawGlasses(sketch: Sketch, view: HeadView): void {
  const { glasses, sunglasses } = view.person.wardrobe;
  if (view.back || (!glasses && !sunglasses)) return;
  const y = faceY(view, 3);
  const size = lineFor(sketch, 100, detailOf(sketch) === 'small' ? 0.6 : 0.85);
  const edges: number[] = [];
  for (const side of [-1, 1]) {
    const x = faceX(view, eyeAzimuth * side);
    const wide = 12 * squeeze(view, eyeAzimuth * side);
    if (sunglasses)
      sketch.disc(x, y + 1, wide, 9.5, '#3a342e', { opacity: 0.95, multiply: false, tremble: 0.2 });
    sketch.ellipse(x, y, wide, 10, { size, tremble: 0.15, taper: 2 });
    edges.push(x - wide, x + wide);
  }
  const [farLeft = 0, left = 0, right = 0, farRight = 0] = edges;
  sketch.pen(
    [
      [left, y - 1],
      [(left + right) / 2, y - 3.5],
      [right, y - 1],
    ],
    { size, tremble: 0.1, taper: 1 },
  );
  const contour = headContour(view).map(([x]) => x);
  sketch.line(farLeft, y - 2, Math.min(...contour) * 0.98, y - 4, {
    size: size * 0.8,
    tremble: 0.1,
  });
  sketch.line(farRight, y - 2, Math.max(...contour) * 0.98, y - 4, {
    size: size * 0.8,
    tremble: 0.1,
  });
}

/** A ring at each ear that is seen. */
export function drawEarring(sketch: Sketch, x: number, y: number): void {
  sketch.ellipse(x, y + 3, 2.4, 3.2, {
    size: lineFor(sketch, 100, 0.7),
    color: ink,
    tremble: 0.1,
    taper: 1,
  });
}
