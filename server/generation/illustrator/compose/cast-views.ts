// Three views of one person on a sheet: from the front, from the side, and from behind.
import { greys, type Point, Sketch } from '#server/drawing/brush.ts';
import { drawFigure, type FigureView } from '../people/figure.ts';
import type { Person } from '../people/person.ts';
import { poses } from '../people/poses/poses.ts';
import { drawProfile } from '../people/profile/figure.ts';

const width = 300;
const height = 170;
// A bun and a tall hat have room over the head.
const adult = 1.4;
const child = 1.08;
const ground = 161;

/** Pixels of the finished picture. */
export const castPixels = { width: 900, height: 510 };

/** Draws somebody three times beside each other, the same in all; the same person gives the same strokes. */
export function composeCastViews(person: Person): Sketch {
  const sketch = new Sketch(width, height, 19, { blends: false });
  const scale = person.age === 'child' ? child : adult;
  const views: readonly (() => void)[] = [
    () => drawFigure(sketch, person, standing(false)),
    () => drawProfile(sketch, person),
    () => drawFigure(sketch, person, standing(true)),
  ];
  views.forEach((draw, index) => {
    const x = 55 + index * 95;
    drawGround(sketch, x);
    sketch.at(x, ground, scale, draw);
  });
  return sketch;
}

const standing = (back: boolean): FigureView => ({
  pose: { ...poses[back ? 'away' : 'stand'], legs: 'stand' },
  emotion: 'neutral',
  turn: back ? 0.1 : 0,
  back,
  speaking: false,
});

function drawGround(sketch: Sketch, x: number): void {
  const shadow: Point[] = [
    [x - 24, ground + 0.5],
    [x, ground - 3],
    [x + 26, ground + 0.5],
    [x + 2, ground + 4],
  ];
  sketch.fill(shadow, greys[1], { opacity: 0.8, multiply: false });
}
