// Three views of one person on a sheet: from the front, turned, and from behind.
import { greys, type Point, Sketch } from '#server/drawing/brush.ts';
import { drawFigure, type FigureView } from '../people/figure.ts';
import type { Person } from '../people/person.ts';
import { poses } from '../people/poses/poses.ts';

const width = 300;
const height = 170;
// A bun and a tall hat have room over the head.
const scale = 1.4;
const ground = 161;

/** Pixels of the finished picture. */
export const castPixels = { width: 900, height: 510 };

const views: readonly (Pick<FigureView, 'turn' | 'back'> & { x: number })[] = [
  { x: 55, turn: 0, back: false },
  { x: 150, turn: 0.9, back: false },
  { x: 245, turn: 0.1, back: true },
];

/** Draws somebody three times beside each other, the same in all; the same person gives the same strokes. */
export function composeCastViews(person: Person): Sketch {
  const sketch = new Sketch(width, height, 19, { blends: false });
  for (const { x, turn, back } of views) {
    drawGround(sketch, x);
    const pose = poses[back ? 'away' : 'stand'];
    const view = { pose: { ...pose, legs: 'stand' as const }, emotion: 'neutral' as const };
    sketch.at(x, ground, scale, () =>
      drawFigure(sketch, person, { ...view, turn, back, speaking: false }),
    );
  }
  return sketch;
}

function drawGround(sketch: Sketch, x: number): void {
  const shadow: Point[] = [
    [x - 24, ground + 0.5],
    [x, ground - 3],
    [x + 26, ground + 0.5],
    [x + 2, ground + 4],
  ];
  sketch.fill(shadow, greys[1], { opacity: 0.8, multiply: false });
}
