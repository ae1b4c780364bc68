// How a head is seen. Head units: 100 from crown to chin, origin in the middle, y downwards.

import type { Point, Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import type { Emotion, FaceShape, Person } from './person.ts';

export type HeadView = {
  person: Person;
  emotion: Emotion;
  /** Turn to the right in radians; ±0.6 at most. */
  yaw: number;
  /** Down (1) to up (-1). */
  nod: number;
  /** Seen from behind: no face. */
  back: boolean;
  speaking: boolean;
};

/** How much drawing a head of this size in the frame can carry. */
type Detail = 'small' | 'medium' | 'large';
export const detailOf = (sketch: Sketch): Detail => {
  const tall = sketch.scale * 100;
  return tall < 27 ? 'small' : tall < 62 ? 'medium' : 'large';
};

/** Weight of a contour for the size at which things are drawn; `share` makes it finer. */
export const lineFor = (sketch: Sketch, unitsTall: number, share = 1) =>
  Math.max(0.85, Math.min(2.7, 1 + sketch.scale * unitsTall * 0.018)) * share;

const radius = 37;

/** x of a feature that sits `azimuth` radians right of the nose. */
export const faceX = (view: HeadView, azimuth: number) =>
  Math.sin(azimuth + view.yaw) * radius * widthOf(view.person.face.shape);

/** How much narrower a feature looks when the head turns it away. */
export const squeeze = (view: HeadView, azimuth: number) =>
  Math.max(0.45, Math.cos((azimuth + view.yaw) * 0.92));

/** y of a feature when the head nods. */
export const faceY = (view: HeadView, y: number) => y + view.nod * 5 * (1 - Math.abs(y) / 90);

const widthOf = (shape: FaceShape) => (shape === 'long' ? 0.93 : shape === 'round' ? 1.06 : 1);

// Right half of the lower face from the cheekbone to the chin.
const jaws: Record<FaceShape, readonly Point[]> = {
  oval: points('37 4 34 21 26 36 14 46.5 5 50'),
  round: points('38.5 6 37 24 29 39 16 48 6 50'),
  square: points('37 4 36 22 31 37 19 47.5 8 50.5'),
  heart: points('37.5 2 34 20 25.5 35 14 46 5 50.5'),
  long: points('34.5 4 32.5 22 26 40 14 51 5 54.5'),
};
const crown: readonly Point[] = points('-38 -16 -33 -37 -19 -50 0 -53.5 19 -50 33 -37 38 -16');

/** The skin of head and face as a closed contour, turned with the view. */
export function headContour(view: HeadView): Point[] {
  const side = Math.sin(view.yaw);
  const jaw = jaws[view.person.face.shape];
  const mirrored = [...jaw].reverse().map(([x, y]): Point => [-x, y]);
  return [...crown, ...jaw, ...mirrored].map(([x, tall]): Point => {
    const y = view.back ? Math.min(tall, 36) : tall;
    const down = Math.max(0, y) / 50;
    const far = x * side > 0;
    const narrow = far ? 1 - 0.07 * Math.abs(side) : 1 + (y < 6 ? 0.07 : -0.16) * Math.abs(side);
    return [x * narrow + side * 13 * down, y + view.nod * 3 * down];
  });
}
