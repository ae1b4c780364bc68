// Small things that appear in several drawings of the interface.
import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';

const [pale, light, middle, grey, dark] = greys;

/** A drinks can with a yellow band, 40 × 72 units, centred on the origin. */
export function can(s: Sketch): void {
  solid(s, '-19 -30 -14 -37 14 -37 19 -30 19 31 13 36 -13 36 -19 31', '#faf6ec', { size: 2.2 });
  shade(s, '6 -34 18 -30 18 31 10 35', light, 5);
  solid(s, '-19 -10 0 -7 19 -10 19 18 0 21 -19 18', yellow, { size: 1.3 });
  blob(s, 0, -33, 15, 4, middle, { size: 1.4 });
  blob(s, -6, 5, 4, 4, '#faf6ec', { size: 1.3 });
  blob(s, 6, 5, 4, 4, '#faf6ec', { size: 1.3 });
  blob(s, -6, 5, 1.6, 1.6, ink, { bare: true });
  blob(s, 6, 5, 1.6, 1.6, ink, { bare: true });
  curve(s, '-2 11 0 14 2 11', { size: 1.3 });
}

/** A film camera on its tripod looking right, feet at the origin, 100 units tall. */
export function filmCamera(s: Sketch): void {
  edge(s, '0 -52 0 -20', { size: 4 });
  edge(s, '0 -50 -22 0', { size: 3.4 });
  edge(s, '0 -50 22 0', { size: 3.4 });
  edge(s, '0 -50 4 -2', { size: 2.6 });
  blob(s, -12, -90, 13, 13, grey, { size: 2.2 });
  blob(s, 13, -92, 12, 12, grey, { size: 2.2 });
  blob(s, -12, -90, 3, 3, pale, { size: 1.2 });
  blob(s, 13, -92, 3, 3, pale, { size: 1.2 });
  block(s, -24, -78, 46, 27, dark, { size: 2.2 });
  block(s, -18, -72, 16, 9, yellow, { size: 1.2 });
  block(s, 22, -72, 12, 15, grey, { size: 1.8 });
  solid(s, '34 -76 48 -84 48 -44 34 -54', ink, { size: 1.8 });
}

/** A lamp on its stand shining right and down, feet at the origin, 120 units tall. */
export function lamp(s: Sketch): void {
  edge(s, '0 -100 0 -2', { size: 2.8 });
  edge(s, '0 -26 -18 0', { size: 2.4 });
  edge(s, '0 -26 18 0', { size: 2.4 });
  solid(s, '-18 -124 16 -116 8 -82 -22 -92', dark, { size: 2.2 });
  solid(s, '16 -120 30 -126 20 -70 6 -80', yellow, { size: 2 });
  curve(s, '-8 -122 0 -132 10 -118', { size: 2 });
}
