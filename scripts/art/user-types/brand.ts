import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { sheet } from '../sheet.ts';

const [pale, light, middle, grey] = greys;
const star = '100 24 106.500 40 124 42 111 53 115 71 100 62 85 71 89 53 76 42 93.500 40';

/** A lit billboard above the roofs with nothing on it but a star. */
export function brand(s: Sketch): void {
  sheet(s);
  roofs(s);
  edge(s, '72 82 70 106', { size: 3 });
  edge(s, '128 82 130 106', { size: 3 });
  edge(s, '71 98 129 90', { size: 1.4 });
  block(s, 48, 15, 104, 66, pale, { size: 2.6 });
  shade(s, '118 16 151 16 151 80 108 80', light, 6);
  blob(s, 100, 48, 27, 27, yellow, { bare: true });
  solid(s, star, '#faf6ec', { size: 2.2 });
  edge(s, '44 85 156 84', { size: 2.2, taper: 6 });
  for (const x of [66, 100, 134]) {
    curve(s, `${x} 15 ${x - 1} 8 ${x + 4} 5`, { size: 1.6 });
    curve(s, `${x} 6 ${x + 5} 3 ${x + 10} 8`, { size: 2.4 });
  }
  edge(s, '10 106 190 106', { size: 2.6, taper: 8 });
}

function roofs(s: Sketch): void {
  block(s, 12, 72, 30, 34, middle, { size: 1.6 });
  block(s, 40, 86, 22, 20, light, { size: 1.6 });
  block(s, 140, 80, 26, 26, light, { size: 1.6 });
  block(s, 164, 64, 24, 42, grey, { size: 1.6 });
  for (const [x, y] of [
    [18, 80],
    [28, 80],
    [18, 90],
    [170, 72],
    [178, 82],
    [170, 92],
    [148, 88],
  ] as const) {
    block(s, x, y, 5, 6, x % 3 ? yellow : '#faf6ec', { size: 0.9 });
  }
}
