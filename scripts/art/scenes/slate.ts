import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { block, edge, shade, solid } from '#server/drawing/shapes.ts';
import { letter } from '../lettering.ts';
import { sheet } from '../sheet.ts';

const [pale, light, middle] = greys;

/** An empty clapperboard, open. */
export function slate(s: Sketch): void {
  sheet(s);
  s.at(16, 19, 0.88, () => board(s));
}

function board(s: Sketch): void {
  solid(s, '44 136 236 134 244 142 58 146', middle, { bare: true });
  block(s, 34, 56, 192, 79, pale, { size: 2.6 });
  shade(s, '34 104 226 102 226 134 34 134', light, 7);
  stripes(s, 34, 44);
  s.at(36, 44, 1, () => stripes(s, -2, -13), -0.2);
  edge(s, '34 80 226 79', { size: 1.6 });
  edge(s, '34 106 226 105', { size: 1.6 });
  edge(s, '132 106 132 134', { size: 1.6 });
  letter(s, 'PROD.', 44, 73, { size: 10 });
  letter(s, 'DIRECTOR', 44, 98, { size: 10 });
  letter(s, 'SCENE', 44, 124, { size: 10 });
  letter(s, 'TAKE', 142, 124, { size: 10 });
}

// The striped bar, 192 units long, its lower left corner at x, y + 13.
function stripes(s: Sketch, x: number, y: number): void {
  block(s, x, y, 192, 14, '#faf6ec', { bare: true });
  for (let i = 0; i < 6; i++) {
    const left = x + 6 + i * 32;
    const outline = `${left} ${y} ${left + 16} ${y} ${left + 8} ${y + 14} ${left - 8} ${y + 14}`;
    solid(s, outline, i % 3 === 1 ? yellow : ink, { bare: true });
  }
  edge(s, `${x} ${y} ${x + 192} ${y} ${x + 192} ${y + 14} ${x} ${y + 14} ${x} ${y}`, { size: 2.2 });
}
