import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, edge, solid } from '#server/drawing/shapes.ts';
import { wall } from '../sheet.ts';

const [, , , grey, dark] = greys;

/** A full cinema from the back row; on the screen, a rider against the sun. */
export function trailer(s: Sketch): void {
  wall(s, 3, -0.5);
  solid(s, '0 0 22 0 26 80 0 88', dark, { bare: true });
  solid(s, '178 0 200 0 200 88 174 80', dark, { bare: true });
  solid(s, '100 -6 160 68 40 68', grey, { bare: true });
  block(s, 34, 12, 132, 57, yellow, { bare: true });
  blob(s, 122, 40, 15, 15, '#faf6ec', { bare: true });
  solid(s, '34 64 60 44 76 52 98 44 118 58 140 48 166 60 166 62 34 62', ink, { bare: true });
  figure(s);
  block(s, 34, 12, 132, 8, ink, { bare: true });
  block(s, 34, 61, 132, 8, ink, { bare: true });
  edge(s, '34 12 166 12 166 69 34 69 34 12', { size: 2.4 });
  for (let i = 0; i < 6; i++) seat(s, 20 + i * 32, 92, 0.85, dark);
  for (let i = 0; i < 6; i++) seat(s, 4 + i * 39, 102, 1.1, ink);
}

function figure(s: Sketch): void {
  solid(s, '92 47 95 36 98 34 101 36 105 47', ink, { bare: true });
  blob(s, 98, 31, 2.8, 3.2, ink, { bare: true });
  edge(s, '101 39 112 27', { size: 2 });
}

function seat(s: Sketch, x: number, y: number, scale: number, color: string): void {
  s.at(x, y, scale, () => {
    solid(s, '-13 24 -13 4 -8 -1 8 -1 13 4 13 24', color, { round: true, bare: true });
    blob(s, 0, -7, 7, 8, color, { bare: true });
  });
}
