import { ink, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { shade } from '../palette.ts';
import { detailOf, faceX, faceY, type HeadView, lineFor, squeeze } from './head-view.ts';

/** Where the eyes sit, right of the nose, in radians. */
export const eyeAzimuth = 0.45;
const eyeY = 2;

// How far the lids stand open, above and below the middle of the eye, in head units.
const lids: Record<HeadView['emotion'], { above: number; below: number }> = {
  neutral: { above: 5.4, below: 3.6 },
  happy: { above: 5.2, below: 2.2 },
  tired: { above: 1.9, below: 3.4 },
  asleep: { above: 0, below: 0 },
  worried: { above: 5.6, below: 3.8 },
  determined: { above: 3.6, below: 2.8 },
  surprised: { above: 7.6, below: 5.2 },
};

/** Both eyes, as open as the emotion asks. */
export function drawEyes(sketch: Sketch, view: HeadView): void {
  for (const side of [-1, 1]) {
    const azimuth = eyeAzimuth * side;
    const at: Point = [faceX(view, azimuth), faceY(view, eyeY)];
    const wide = 8.4 * squeeze(view, azimuth);
    if (view.emotion === 'asleep') drawClosed(sketch, at, wide);
    else if (detailOf(sketch) === 'small') drawDot(sketch, view, at);
    else drawOpen(sketch, view, at, wide, side);
  }
}

function drawClosed(sketch: Sketch, [x, y]: Point, wide: number): void {
  const lid: Point[] = [
    [x - wide, y + 1],
    [x, y + 4.4],
    [x + wide, y + 1],
  ];
  sketch.pen(lid, { size: lineFor(sketch, 100, 1), taper: 3, tremble: 0.1 });
}

function drawDot(sketch: Sketch, view: HeadView, [x, y]: Point): void {
  const { above } = lids[view.emotion];
  const tall = Math.max(2.2, Math.min(6, above * 0.95));
  sketch.disc(x, y + (above < 3 ? 2 : 0), 3.5, tall, ink, {
    opacity: 1,
    multiply: false,
    tremble: 0.1,
  });
  if (above < 3) {
    const lid: Point[] = [
      [x - 7, y],
      [x + 7, y + 0.5],
    ];
    sketch.pen(lid, { size: lineFor(sketch, 100, 0.8), tremble: 0.1, taper: 2 });
  }
}

function drawOpen(sketch: Sketch, view: HeadView, [x, y]: Point, wide: number, side: number): void {
  const { above, below } = lids[view.emotion];
  const cheer = view.emotion === 'happy' ? 1 : 0;
  const upper: Point[] = [
    [x - wide, y + 1.5],
    [x - wide * 0.5, y - above * 0.85],
    [x + wide * 0.1, y - above],
    [x + wide * 0.65, y - above * 0.6],
    [x + wide, y + 1],
  ];
  const lower: Point[] = [
    [x + wide * 0.55, y + below * 0.85 - cheer],
    [x, y + below - cheer],
    [x - wide * 0.55, y + below * 0.85 - cheer],
  ];
  const open = [...upper, ...lower];
  const flat = { opacity: 1, multiply: false, tremble: 0.1 };
  sketch.fill(open, paperWhite, { ...flat, smooth: true });
  const gaze = Math.max(-2.2, Math.min(2.2, view.yaw * 4));
  const middle = y + view.nod * 1.6 + (below - above) * 0.14;
  sketch.fill(
    within(disc(x + gaze, middle, 4.7), y - above, y + below - cheer),
    view.person.eyes,
    flat,
  );
  sketch.fill(within(disc(x + gaze, middle, 2.5), y - above, y + below - cheer), ink, flat);
  sketch.disc(x + gaze + 1.4, middle - 1.7, 1, 1, paperWhite, flat);
  const woman = view.person.frame === 'woman';
  sketch.pen(upper, { size: lineFor(sketch, 100, woman ? 1.15 : 0.95), taper: 2, tremble: 0.1 });
  const soft = {
    size: lineFor(sketch, 100, 0.42),
    taper: 2,
    tremble: 0.1,
    color: shade(view.person.skin, 0.55),
  };
  sketch.pen(lower, soft);
  if (detailOf(sketch) === 'large') {
    const crease = upper.slice(1, 4).map(([px, py]): Point => [px, py - 3.4]);
    sketch.pen(crease, soft);
  }
  if (woman) {
    const corner: Point[] = [
      [x + side * wide * 0.86, y - above * 0.2],
      [x + side * (wide + 3), y - above * 0.55 - 1],
    ];
    sketch.pen(corner, { size: lineFor(sketch, 100, 0.8), taper: 2, tremble: 0.1 });
  }
}

const disc = (cx: number, cy: number, r: number): Point[] =>
  Array.from({ length: 14 }, (_, i): Point => {
    const angle = (i / 14) * Math.PI * 2;
    return [cx + Math.cos(angle) * r * 0.94, cy + Math.sin(angle) * r * 1.04];
  });

// Lids cover what of the iris lies above or below them.
const within = (points: Point[], top: number, bottom: number): Point[] =>
  points.map(([x, y]): Point => [x, Math.max(top + 0.6, Math.min(bottom, y))]);
