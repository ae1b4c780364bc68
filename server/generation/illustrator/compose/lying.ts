// Somebody who lies: on their back, the head to one side, on what a place has for that.
import { greys, type Point, paperWhite, type Sketch } from '#server/drawing/brush.ts';
import type { Place } from '../scene.ts';

/** A bed with its cover, a cot with bars on both sides, a couch, or the ground. */
export type LainOn = 'bed' | 'cot' | 'couch' | 'ground';

/** Places that are there to sleep in. */
const bedrooms = new Set('bedroom nursery hospital-ward'.split(' '));

/** What somebody lies on in a place. */
export const lainOnIn = ({ id, indoors }: Pick<Place, 'id' | 'indoors'>): LainOn =>
  bedrooms.has(id) ? 'bed' : indoors ? 'couch' : 'ground';

type Spot = { scale: number; x: number; ground: number; on?: LainOn };

/** Draws who lies, as `figure` does from its feet up; the head is to the right, or to the left when `flip` is -1. */
export function drawLying(
  sketch: Sketch,
  figure: () => void,
  { scale, x, ground, on = 'couch' }: Spot,
  flip: 1 | -1,
): void {
  const spot = { scale, x, ground };
  drawParts(sketch, under[on], spot, flip);
  const feet = x - flip * scale * 50;
  sketch.at(feet, ground - scale * 22, scale, figure, flip * (Math.PI / 2), flip);
  if (on === 'bed') drawParts(sketch, [[cover, linen, greys[3]]], spot, flip);
  if (on === 'cot') drawParts(sketch, nearSide, spot, flip);
}

/** The bed somebody lies in, in the units of the sheet. */
export const lainBox = ({ scale, x, ground }: Spot) => ({
  x: x - 66 * scale,
  y: ground - 56 * scale,
  width: 132 * scale,
  height: 68 * scale,
});

const linen = '#8fa3ad';
type Part = readonly [spots: readonly (readonly [number, number])[], color: string, shade: string];
// Corners that stay corners when the outline is drawn round: each is set twice, a little apart.
const box = (left: number, top: number, right: number, bottom: number) =>
  [
    [left + 1, top],
    [right - 1, top],
    [right, top + 1],
    [right, bottom - 1],
    [right - 1, bottom],
    [left + 1, bottom],
    [left, bottom - 1],
    [left, top + 1],
  ] as const;

/** One side of a cot, its rail so high: bars that one sees through. */
const bars = (top: number): readonly Part[] => [
  [box(-66, top - 3, 66, top), greys[3], greys[4]],
  ...[-48, -32, -16, 0, 16, 32, 48].map(
    (x): Part => [box(x - 1, top, x + 1, -6), greys[3], greys[4]],
  ),
];
/** Let down so far that the face stays free. */
const nearSide: readonly Part[] = [...bars(-15), [box(-66, -6, 66, -2), greys[3], greys[4]]];

const under: Readonly<Record<LainOn, readonly Part[]>> = {
  bed: [
    [box(64, -56, 71, 12), greys[3], greys[4]],
    [box(-66, -8, 66, 8), greys[3], greys[4]],
    [box(-64, -20, 64, -6), paperWhite, greys[1]],
    [
      [
        [34, -19],
        [38, -33],
        [60, -35],
        [64, -20],
      ],
      paperWhite,
      greys[1],
    ],
  ],
  cot: [
    ...bars(-46),
    [box(64, -58, 68, 12), greys[3], greys[4]],
    [box(-68, -58, -64, 12), greys[3], greys[4]],
    [box(-64, -20, 64, -6), paperWhite, greys[1]],
  ],
  couch: [
    [box(-58, -10, -52, 6), greys[3], greys[2]],
    [box(52, -10, 58, 6), greys[3], greys[2]],
    [box(-62, -18, 62, -6), greys[1], greys[2]],
  ],
  ground: [[box(-64, -12, 64, 6), linen, greys[3]]],
};

/** How far the bed at whose edge somebody sits goes to the left, to the right and up, in figure units. */
export const bedside = { left: 56, right: 46, top: 62 } as const;

/** The edge of a bed that somebody sits on, behind them. */
export const drawBedside = (sketch: Sketch, at: Spot): void =>
  drawParts(sketch, bedsideParts, at, 1);

function drawParts(
  sketch: Sketch,
  parts: readonly Part[],
  { scale, x, ground }: Spot,
  flip: 1 | -1,
): void {
  for (const [spots, color, shade] of parts) {
    const outline = spots.map(([dx, dy]): Point => [x + flip * dx * scale, ground + dy * scale]);
    sketch.fill(outline, color, { opacity: 1, multiply: false, smooth: true });
    sketch.marker(outline, shade, { gap: 6, size: 4, opacity: 0.4 });
    sketch.pen(outline, { size: 1.8, tremble: 0.3, closed: true });
  }
}
const bedsideParts: readonly Part[] = [
  [box(-56, -62, -48, -2), greys[3], greys[4]],
  [box(-50, -20, 46, -4), greys[3], greys[4]],
  [box(-50, -36, 46, -18), linen, greys[3]],
  [box(-46, -46, -24, -35), paperWhite, greys[1]],
];

/** Over the legs and up to the chest. */
const cover = [
  [-64, -19],
  [-60, -36],
  [-30, -34],
  [2, -40],
  [14, -36],
  [18, -8],
  [-64, -5],
] as const;
