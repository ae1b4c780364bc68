import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, edge, shade, solid } from '#server/drawing/shapes.ts';
import { letter } from '../lettering.ts';
import { can, lamp } from '../props.ts';
import { directorsChair } from '../scenes/chair.ts';
import { wall } from '../sheet.ts';

const [pale, light, , grey, dark] = greys;

/** A director's chair on a lit set, with a lamp and a monitor. */
export function director(s: Sketch): void {
  wall(s, 2, -0.5);
  solid(s, '64 40 84 20 262 146 60 160', pale, { bare: true });
  solid(s, '0 142 320 138 320 180 0 180', '#faf6ec', { bare: true });
  shade(s, '0 142 320 138 320 180 0 180', light, 7, -0.03);
  edge(s, '0 142 320 138', { size: 2.4, taper: 8 });
  s.at(42, 170, 1.1, () => lamp(s));
  solid(s, '118 164 220 160 268 172 150 176', grey, { bare: true });
  s.at(162, 96, 1.14, () => directorsChair(s));
  letter(s, 'DIRECTOR', 162, 51, { size: 15.5, anchor: 'middle' });
  monitor(s);
}

function monitor(s: Sketch): void {
  edge(s, '274 104 274 166', { size: 2.8 });
  edge(s, '274 148 256 170', { size: 2.4 });
  edge(s, '274 148 292 170', { size: 2.4 });
  block(s, 238, 56, 72, 50, dark, { size: 2.4 });
  block(s, 244, 62, 60, 38, '#faf6ec', { bare: true });
  blob(s, 274, 81, 16, 16, yellow, { bare: true });
  s.at(274, 81, 0.42, () => can(s));
}
