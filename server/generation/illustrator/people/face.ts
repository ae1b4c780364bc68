// A face from few strokes: brows, eyes, nose, mouth, and what age and mood add.
import { ink, type Point, type Sketch } from '#server/drawing/brush.ts';
import { shade } from '../palette.ts';
import { drawEyes } from './eyes.ts';
import { detailOf, faceX, faceY, type HeadView, lineFor, squeeze } from './head-view.ts';
import { drawMouth } from './mouth.ts';
import type { Brows } from './person.ts';

/** Draws every feature inside the contour of the head. */
export function drawFace(sketch: Sketch, view: HeadView): void {
  drawCheeks(sketch, view);
  drawNose(sketch, view);
  drawEyes(sketch, view);
  drawBrows(sketch, view);
  drawMouth(sketch, view);
  drawAge(sketch, view);
}

function drawCheeks(sketch: Sketch, view: HeadView): void {
  if (detailOf(sketch) === 'small' || view.person.frame === 'man') return;
  const blush = shade('#d8756a', 0.05);
  for (const azimuth of [-0.62, 0.62]) {
    const wide = 7 * squeeze(view, azimuth);
    sketch.disc(faceX(view, azimuth), faceY(view, 19), wide, 4.5, blush, { opacity: 0.22 });
  }
}

// Inner end, peak and outer end of the right brow, and how heavy it is.
const brows: Record<Brows, { ys: [number, number, number]; weight: number }> = {
  thin: { ys: [-10, -14.5, -10], weight: 0.85 },
  arched: { ys: [-9, -17, -10], weight: 1 },
  thick: { ys: [-9.5, -14, -10], weight: 1.6 },
  straight: { ys: [-11, -12.5, -11], weight: 1.25 },
};
const browMoods: Partial<Record<HeadView['emotion'], [number, number]>> = {
  happy: [-2, -2.5],
  tired: [-1.5, 3.5],
  asleep: [0, 3],
  worried: [-6.5, 3],
  determined: [5, -2],
  surprised: [-8, -7],
};

function drawBrows(sketch: Sketch, view: HeadView): void {
  const { ys, weight } = brows[view.person.face.brows];
  const [inner, outer] = browMoods[view.emotion] ?? [0, 0];
  const [y0, y1, y2] = ys;
  const color = view.person.age === 'senior' ? '#8d867b' : shade(view.person.hair.color, 0.35);
  const small = detailOf(sketch) === 'small';
  for (const side of [-1, 1]) {
    const points = [
      [0.2, y0 + inner],
      [0.46, y1 + (inner + outer) / 2],
      [0.74, y2 + outer],
    ].map(([azimuth = 0, y = 0]): Point => [faceX(view, azimuth * side), faceY(view, y)]);
    const size = lineFor(sketch, 100, weight * (small ? 0.9 : 1.15));
    sketch.pen(points, { size, color: small ? ink : color, taper: 3, tremble: 0.15 });
  }
}

function drawNose(sketch: Sketch, view: HeadView): void {
  const x = faceX(view, 0);
  const lean = view.yaw >= 0 ? 1 : -1;
  const kind = view.person.face.nose;
  const wide = { small: 4.5, straight: 5.5, broad: 9, strong: 6.5 }[kind];
  const tip = faceY(view, kind === 'small' ? 17.5 : kind === 'strong' ? 22 : 20);
  const fine = { size: lineFor(sketch, 100, 0.72), taper: 3, tremble: 0.15 };
  const bridge = faceX(view, 0.1 * lean);
  if (detailOf(sketch) === 'small') {
    sketch.pen(
      [
        [x, faceY(view, 6)],
        [x + lean * wide * 0.8, tip],
        [x - lean * 1, tip + 1],
      ],
      fine,
    );
    return;
  }
  const shadow = shade(view.person.skin, 0.2);
  sketch.fill(
    [
      [bridge, faceY(view, 2)],
      [x + lean * wide, tip],
      [x - lean * wide * 0.6, tip + 1.5],
    ],
    shadow,
    { opacity: 0.7, tremble: 0.3 },
  );
  const hook: Point[] = kind === 'strong' ? [[bridge + lean * 2.4, faceY(view, 7)]] : [];
  sketch.pen(
    [
      [bridge, faceY(view, -1)],
      ...hook,
      [x + lean * wide, tip - 2],
      [x + lean * wide * 0.7, tip + 1.6],
      [x - lean * 1.5, tip + 2.4],
    ],
    fine,
  );
  const nostril = x - lean * wide * 0.75;
  sketch.pen(
    [
      [nostril - lean * 1.2, tip - 2.5],
      [nostril - lean * 2, tip + 0.5],
      [nostril + lean * 0.8, tip + 1.8],
    ],
    fine,
  );
}

function drawAge(sketch: Sketch, view: HeadView): void {
  const { age } = view.person;
  const detail = detailOf(sketch);
  if (detail === 'small' || (age !== 'senior' && age !== 'middle' && view.emotion !== 'tired'))
    return;
  const fine = {
    size: lineFor(sketch, 100, 0.5),
    color: shade(view.person.skin, 0.5),
    taper: 3,
    tremble: 0.1,
  };
  for (const side of [-1, 1]) {
    const at = (azimuth: number, y: number): Point => [faceX(view, azimuth * side), faceY(view, y)];
    sketch.pen([at(0.3, 12), at(0.48, 14), at(0.64, 11.5)], fine);
    if (age === 'young' || age === 'adult' || (age === 'middle' && detail !== 'large')) continue;
    sketch.pen([at(0.24, 20), at(0.42, 26), at(0.44, 32)], fine);
    if (age === 'senior')
      sketch.pen([at(0.84, 3), at(0.98, 0)], fine).pen([at(0.84, 6), at(0.98, 7)], fine);
  }
  if (age === 'senior') {
    sketch.pen(
      [
        [faceX(view, -0.3), faceY(view, -23)],
        [faceX(view, 0), faceY(view, -24.5)],
        [faceX(view, 0.3), faceY(view, -23)],
      ],
      fine,
    );
  }
}
