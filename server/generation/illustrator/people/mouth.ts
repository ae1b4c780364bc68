import { type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import { mix, shade } from '../palette.ts';
import { detailOf, faceX, faceY, type HeadView, lineFor } from './head-view.ts';

const mouthY = 32;

// Height of the corners over the middle (down is positive), and how wide the mouth is.
const shapes: Record<HeadView['emotion'], { corner: number; reach: number }> = {
  neutral: { corner: -0.8, reach: 0.34 },
  happy: { corner: -5.5, reach: 0.46 },
  tired: { corner: 2.4, reach: 0.28 },
  asleep: { corner: 0.6, reach: 0.24 },
  worried: { corner: 3.6, reach: 0.3 },
  determined: { corner: 0.4, reach: 0.33 },
  surprised: { corner: 0, reach: 0.16 },
};

/** The mouth, closed, smiling, speaking or open in surprise. */
export function drawMouth(sketch: Sketch, view: HeadView): void {
  const { corner, reach } = shapes[view.emotion];
  const at = (azimuth: number, y: number): Point => [faceX(view, azimuth), faceY(view, mouthY + y)];
  if (view.emotion === 'surprised') drawRound(sketch, at);
  else if (view.speaking || (view.emotion === 'happy' && detailOf(sketch) !== 'small')) {
    drawOpenMouth(sketch, view, at, corner, reach);
  } else drawClosedMouth(sketch, view, at, corner, reach);
}

function drawClosedMouth(
  sketch: Sketch,
  view: HeadView,
  at: Place,
  corner: number,
  reach: number,
): void {
  const line = [at(-reach, corner), at(-reach * 0.4, 0.8), at(reach * 0.4, 0.8), at(reach, corner)];
  sketch.pen(line, { size: lineFor(sketch, 100, 0.95), taper: 3, tremble: 0.1 });
  if (detailOf(sketch) !== 'small') drawLowerLip(sketch, view, at, reach);
}

type Place = (azimuth: number, y: number) => Point;

function drawLowerLip(sketch: Sketch, view: HeadView, at: Place, reach: number): void {
  if (view.person.frame === 'woman') {
    const lip = mix(view.person.skin, '#b14a45', 0.45);
    const shape = [
      at(-reach * 0.85, 0),
      at(-reach * 0.3, -2.6),
      at(0, -1.6),
      at(reach * 0.3, -2.6),
      at(reach * 0.85, 0),
      at(0, 5.2),
    ];
    sketch.fill(shape, lip, { smooth: true, opacity: 0.75, tremble: 0.2 });
    sketch.pen([at(-reach, 0), at(0, 1.1), at(reach, 0)], {
      size: lineFor(sketch, 100, 0.6),
      tremble: 0.1,
    });
  }
  const under = [at(-reach * 0.4, 6.4), at(reach * 0.4, 6.4)];
  const color = shade(view.person.skin, 0.45);
  sketch.pen(under, { size: lineFor(sketch, 100, 0.5), color, taper: 3, tremble: 0.1 });
}

function drawOpenMouth(sketch: Sketch, view: HeadView, at: Place, corner: number, reach: number) {
  // Whoever speaks without being glad opens the mouth round: a bowl would smile.
  const glad = view.emotion === 'happy';
  const drop = view.speaking ? (glad ? 7.5 : 4.8) : 5.6;
  const wide = glad ? reach : reach * 0.7;
  const [end, mid] = glad ? [corner, -0.8] : [1.4 + Math.max(0, corner) * 0.5, -2.1];
  const top = [at(-wide, end), at(-wide * 0.4, mid), at(wide * 0.4, mid), at(wide, end)];
  const bottom = [at(wide * 0.6, drop * 0.75), at(0, drop), at(-wide * 0.6, drop * 0.75)];
  const flat = { opacity: 1, multiply: false, smooth: true, tremble: 0.15 };
  sketch.fill([...top, ...bottom], '#5d2a2a', flat);
  const teeth = [
    at(-wide * 0.8, end * 0.6 + 0.4),
    at(0, mid + 0.4),
    at(wide * 0.8, end * 0.6 + 0.4),
    at(0, glad ? (view.speaking ? 2.4 : 4) : -0.4),
  ];
  sketch.fill(teeth, paperWhite, flat);
  const size = lineFor(sketch, 100, 0.85);
  sketch.pen(top, { size, taper: 2, tremble: 0.1 });
  sketch.pen([at(wide, end), ...bottom, at(-wide, end)], {
    size: size * 0.7,
    taper: 2,
    tremble: 0.1,
  });
}

function drawRound(sketch: Sketch, at: Place): void {
  const [x, y] = at(0, 2);
  sketch.disc(x, y, 5.2, 6.6, '#5d2a2a', { opacity: 1, multiply: false, tremble: 0.2 });
  sketch.ellipse(x, y, 5.4, 6.8, { size: lineFor(sketch, 100, 0.8), tremble: 0.1, taper: 3 });
}
