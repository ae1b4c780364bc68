import type { Point, Sketch } from '#server/drawing/brush.ts';
import type { Held } from './figure.ts';

/** A barbell across both hands, in figure units. */
export const barbell: Held = {
  height: 2,
  width: 74,
  paint(sketch: Sketch) {
    const slab = (x: number, half: number, tall: number, color: string) => {
      const plate: Point[] = [
        [x - half, -1 - tall],
        [x + half, -1 - tall],
        [x + half, -1 + tall],
        [x - half, -1 + tall],
      ];
      sketch.fill(plate, color, { opacity: 1, multiply: false, smooth: false });
      sketch.pen([...plate, plate[0] ?? [0, 0]], { size: 1.6, tremble: 0.2 });
    };
    slab(0, 36, 0.7, '#a59d8e');
    for (const side of [-1, 1]) {
      slab(side * 28, 1.6, 10, '#3b3630');
      slab(side * 32, 1.4, 7, '#c2523d');
    }
  },
};
