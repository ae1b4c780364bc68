import type { Point, Sketch } from '#server/drawing/brush.ts';
import { shade } from '../palette.ts';
import { detailOf, faceX, faceY, type HeadView, headContour, lineFor } from './head-view.ts';

/** A beard lies on the jaw, under the mouth: drawn before the mouth and nose. */
export function drawBeard(sketch: Sketch, view: HeadView): void {
  const { beard, hair, age } = view.person;
  if (beard === 'none' || view.back) return;
  const color = age === 'senior' ? '#a8a196' : shade(hair.color, 0.1);
  const at = (azimuth: number, y: number): Point => [faceX(view, azimuth), faceY(view, y)];
  const flat = {
    opacity: beard === 'stubble' ? 0.28 : 0.96,
    multiply: false,
    smooth: true,
    tremble: 0.3,
  };
  const moustache = [
    at(-0.42, 30),
    at(-0.24, 24.5),
    at(0, 23.5),
    at(0.24, 24.5),
    at(0.42, 30),
    at(0, 28),
  ];
  if (beard === 'beard' || beard === 'stubble') {
    const jaw = headContour(view).slice(7, -1);
    const below = jaw
      .filter(([, y]) => y > 5)
      .map(([x, y]): Point => [x * 1.02, y + (beard === 'beard' && y > 30 ? 3 : 0)]);
    const inner = [
      at(-0.95, 12),
      at(-0.66, 24),
      at(-0.4, 27.5),
      at(0.4, 27.5),
      at(0.66, 24),
      at(0.95, 12),
    ];
    sketch.fill([...below, ...inner], color, { ...flat, smooth: true });
  }
  if (beard === 'goatee') {
    sketch.fill([at(-0.3, 36), at(0.3, 36), at(0.28, 48), at(0, 55), at(-0.28, 48)], color, flat);
  }
  if (beard !== 'stubble') sketch.fill(moustache, color, flat);
  if (detailOf(sketch) === 'large' && beard === 'beard') {
    for (const azimuth of [-0.6, -0.3, 0, 0.3, 0.6]) {
      sketch.pen([at(azimuth, 38), at(azimuth * 0.9, 47)], {
        size: lineFor(sketch, 100, 0.5),
        color: shade(color, 0.4),
        taper: 4,
        tremble: 0.2,
      });
    }
  }
}
