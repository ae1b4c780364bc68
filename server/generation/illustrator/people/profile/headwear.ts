// What is worn on the head, from the side.
import type { Point, Sketch } from '#server/drawing/brush.ts';
import { points } from '#server/drawing/points.ts';
import { shade } from '../../palette.ts';
import { lineFor } from '../head-view.ts';
import type { Headwear, Person } from '../person.ts';

/** Outlines one over the other; `dark` in the shade of the colour, `straight` without rounding. */
type Part = { shape: readonly Point[]; dark?: true; straight?: true };

const dome = points('38 -22 35 -44 18 -60 -6 -64 -30 -54 -43 -34 -44 -14 0 -21');

const parts: Record<Exclude<Headwear, 'none'>, readonly Part[]> = {
  cap: [
    { shape: dome },
    { shape: points('28 -29 48 -28 66 -20 68 -14 44 -17 30 -20'), dark: true },
  ],
  hat: [
    { shape: points('34 -26 33 -52 23 -78 -2 -73 -25 -78 -37 -52 -39 -22') },
    { shape: points('34 -38 0 -42 -38 -36 -39 -27 0 -32 35 -28'), dark: true, straight: true },
    { shape: points('64 -24 34 -32 0 -34 -36 -30 -66 -20 -38 -18 0 -22 36 -20') },
  ],
  beanie: [
    { shape: dome },
    { shape: points('40 -28 0 -32 -45 -18 -44 -4 0 -18 40 -14'), dark: true, straight: true },
  ],
  hijab: [
    {
      shape: points(
        '34 -40 24 -55 2 -63 -22 -58 -40 -40 -48 -2 -48 38 -54 74 -26 92 14 92 40 76 37 58 29 53 14 40 8 12 11 -12 21 -30',
      ),
    },
  ],
  headscarf: [
    { shape: points('-40 -8 -54 2 -60 20 -50 20 -38 6'), dark: true },
    { shape: points('37 -24 34 -45 18 -60 -6 -64 -30 -55 -43 -36 -45 -10 -36 -4 -8 -20') },
  ],
  'chef-hat': [
    { shape: points('-38 -32 -50 -56 -42 -80 -18 -84 -2 -92 16 -84 40 -80 46 -56 34 -36') },
    { shape: points('-41 -38 0 -46 36 -42 37 -26 0 -28 -42 -20'), straight: true },
  ],
  'hard-hat': [
    { shape: points('36 -24 35 -50 22 -66 -4 -70 -30 -60 -42 -40 -43 -20') },
    { shape: points('58 -22 34 -31 0 -31 -42 -27 -50 -20 -40 -16 0 -22 34 -21') },
  ],
  headband: [{ shape: points('38 -38 0 -40 -43 -26 -44 -16 0 -30 38 -28'), straight: true }],
  'flat-cap': [
    { shape: points('-43 -16 -45 -37 -25 -55 6 -60 37 -50 48 -34 42 -24 0 -24') },
    { shape: points('30 -29 54 -27 59 -19 34 -20'), dark: true },
  ],
  'hair-net': [{ shape: dome }],
};

/** Draws the head covering over the hair. */
export function drawHeadwearSide(sketch: Sketch, { wardrobe: { headwear } }: Person): void {
  if (headwear.kind === 'none') return;
  for (const { shape, dark, straight } of parts[headwear.kind]) {
    const color = dark ? shade(headwear.color, 0.3) : headwear.color;
    const style = { opacity: 1, multiply: false, smooth: !straight, tremble: 0.3 };
    sketch.fill(shape, color, style);
    sketch.pen(shape, { size: lineFor(sketch, 100, 1), closed: true, tremble: 0.25 });
  }
  if (headwear.kind !== 'hijab') return;
  const fold = { size: lineFor(sketch, 100, 0.7), color: shade(headwear.color, 0.3), taper: 5 };
  sketch.pen(points('24 54 0 62 -30 60'), fold).pen(points('8 -40 -12 -20 -16 20'), fold);
}
