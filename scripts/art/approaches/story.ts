import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { walker } from '../people.ts';
import { sheet } from '../sheet.ts';

const [pale, light, middle, grey, dark] = greys;

/** An open book whose pages become hills, a road and someone setting out. */
export function story(s: Sketch): void {
  sheet(s);
  blob(s, 132, 34, 22, 22, yellow, { bare: true });
  solid(s, '38 74 66 34 86 56 112 30 146 62 164 50 176 76 100 86', pale, {
    round: true,
    size: 1.8,
  });
  shade(s, '112 30 146 62 164 50 176 76 120 80', light, 6);
  solid(s, '28 78 62 58 100 72 140 60 174 76 100 92', light, { round: true, size: 1.8 });
  solid(s, '94 92 106 92 112 82 98 75 118 66 112 63 90 75 100 83', '#faf6ec', {
    round: true,
    size: 1.6,
  });
  house(s);
  tree(s, 150, 66);
  tree(s, 162, 72);
  s.at(98, 84, 0.3, () => walker(s, dark));
  book(s);
}

function book(s: Sketch): void {
  solid(s, '12 82 100 96 188 82 192 102 100 111 8 102', dark, { size: 2.2 });
  solid(s, '16 78 40 74 70 78 100 92 100 108 70 97 40 94 14 99', '#faf6ec', { size: 2 });
  solid(s, '184 78 160 74 130 78 100 92 100 108 130 97 160 94 186 99', '#faf6ec', { size: 2 });
  shade(s, '100 92 130 78 140 77 138 96 100 108', pale, 5);
  for (const dy of [0, 7]) {
    curve(s, `24 ${83 + dy} 44 ${81 + dy} 68 ${84 + dy}`, { size: 1.3 });
    curve(s, `176 ${83 + dy} 156 ${81 + dy} 134 ${84 + dy}`, { size: 1.3 });
  }
}

function house(s: Sketch): void {
  block(s, 50, 52, 16, 13, '#faf6ec', { size: 1.5 });
  solid(s, '47 53 58 43 69 53', grey, { size: 1.5 });
  block(s, 56, 56, 5, 9, yellow, { size: 1 });
}

function tree(s: Sketch, x: number, y: number): void {
  edge(s, `${x} ${y} ${x} ${y - 8}`, { size: 1.8, color: ink });
  blob(s, x, y - 13, 6, 8, middle, { size: 1.5 });
}
