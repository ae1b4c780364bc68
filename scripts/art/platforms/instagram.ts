import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { sheet } from '../sheet.ts';
import { ratio } from './tiktok.ts';

const [pale, light, middle, grey, dark] = greys;

/** A square print with a heart under it: the square frame. */
export function instagram(s: Sketch): void {
  sheet(s);
  solid(s, '0 0 200 0 200 112 0 112', pale, { bare: true });
  solid(s, '66 10 148 12 146 110 63 108', middle, { bare: true });
  block(s, 58, 5, 84, 101, '#faf6ec', { size: 2.4 });
  block(s, 64, 11, 72, 72, light, { bare: true });
  shade(s, '64 11 136 11 136 40 64 72', middle, 8);
  blob(s, 100, 45, 25, 25, yellow, { bare: true });
  block(s, 64, 68, 72, 15, grey, { bare: true });
  cup(s);
  edge(s, '64 11 136 11 136 83 64 83 64 11', { size: 2 });
  const heart = '73 101 66 94.500 66 90 70 88.500 73 91.500 76 88.500 80 90 80 94.500';
  solid(s, heart, dark, { round: true, size: 1.4 });
  edge(s, '88 92 130 92', { size: 1.8 });
  edge(s, '88 99 114 99', { size: 1.8 });
  ratio(s, '1:1', 172, 62);
}

function cup(s: Sketch): void {
  solid(s, '82 46 118 46 115 66 108 73 92 73 85 66', '#faf6ec', { size: 2 });
  curve(s, '117 51 126 51 125 62 115 64', { size: 2.2 });
  shade(s, '104 48 117 48 114 66 107 72 103 72', light, 4);
  solid(s, '84 47 100 44 116 47 100 50', dark, { round: true, size: 1.4 });
  for (const x of [92, 101, 110])
    curve(s, `${x} 39 ${x - 3} 34 ${x + 2} 29 ${x - 1} 23`, { size: 1.6 });
}
