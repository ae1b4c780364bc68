// An icon's points on the scale of the brush: about 110 units large, its foot at zero, in fifths.
import type { Point } from './svg-path.ts';

const large = 110;
const fine = 5; // numbers are fifths of a unit

export type Scaled = {
  put(point: Point): Point;
  /** Width, height, and half the width it stands on, in units. */
  size: [width: number, height: number, stand: number];
};

/** The scale for an icon that reaches over these points, of which there is at least one. */
export function onScale(all: readonly Point[]): Scaled {
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = large / Math.max(right - left, bottom - top);
  const middle = (left + right) / 2;
  const low = all.filter(([, y]) => y > bottom - (bottom - top) * 0.07);
  return {
    put: ([x, y]) => [
      Math.round((x - middle) * scale * fine),
      Math.round((y - bottom) * scale * fine),
    ],
    size: [
      Math.ceil((right - left) * scale),
      Math.ceil((bottom - top) * scale),
      Math.round(Math.max(8, ...low.map(([x]) => Math.abs(x - middle) * scale))),
    ],
  };
}
