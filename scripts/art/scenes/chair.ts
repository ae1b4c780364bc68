import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { block, edge, shade, solid } from '#server/drawing/shapes.ts';
import { sheet } from '../sheet.ts';

const [pale, light, middle] = greys;

/** An empty director's chair on an empty floor. */
export function chair(s: Sketch): void {
  sheet(s);
  solid(s, '0 112 260 108 260 150 0 150', pale, { bare: true });
  shade(s, '0 112 260 108 260 150 0 150', light, 8, -0.03);
  edge(s, '0 112 260 108', { size: 2.2, taper: 8 });
  solid(s, '92 134 170 132 214 142 120 146', middle, { bare: true });
  s.at(130, 74, 1, () => directorsChair(s));
}

/** A folding chair with tape-yellow canvas, about 100 wide and 126 tall, centred on its seat. */
export function directorsChair(s: Sketch): void {
  edge(s, '-38 12 34 62', { size: 3.4 });
  edge(s, '38 12 -34 62', { size: 3.4 });
  edge(s, '-46 63 -20 62', { size: 3.2 });
  edge(s, '20 62 46 62', { size: 3.2 });
  edge(s, '-40 -62 -38 14', { size: 3.6 });
  edge(s, '40 -62 38 14', { size: 3.6 });
  block(s, -40, -58, 80, 27, yellow, { size: 2.2 });
  shade(s, '14 -58 40 -58 40 -31 8 -31', '#f0b400', 5);
  solid(s, '-40 4 40 4 36 15 -36 15', yellow, { size: 2.2 });
  edge(s, '-52 -12 -30 -12', { size: 4.4 });
  edge(s, '30 -12 52 -12', { size: 4.4 });
}
