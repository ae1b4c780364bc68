import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, solid } from '#server/drawing/shapes.ts';
import { bust, head } from '../people.ts';
import { sheet } from '../sheet.ts';

const [pale, light, middle, , dark] = greys;

/** Someone waving at a phone inside a ring light; the same face on its screen. */
export function creator(s: Sketch): void {
  sheet(s);
  solid(s, '0 0 200 0 200 82 0 86', pale, { bare: true });
  edge(s, '60 92 60 108', { size: 3 });
  edge(s, '60 98 40 110', { size: 2 });
  edge(s, '60 98 80 110', { size: 2 });
  blob(s, 60, 50, 40, 41, yellow, { size: 2.4 });
  blob(s, 60, 50, 30, 31, pale, { size: 2 });
  phone(s);
  s.at(142, 54, 0.95, () => bust(s, { hair: 'bun', mouth: 'smile', eyes: 'happy', shirt: middle }));
  wave(s);
  edge(s, '16 109 188 109', { size: 2.2, taper: 8 });
}

function phone(s: Sketch): void {
  block(s, 46, 27, 28, 47, dark, { size: 2.2 });
  block(s, 49, 31, 22, 38, '#faf6ec', { bare: true });
  s.at(60, 59, 0.5, () => {
    solid(s, '-20 20 -17 8 -6 4 6 4 17 8 20 20', light, { round: true, size: 2.4 });
    head(s, { hair: 'bun', eyes: 'happy' });
  });
  block(s, 49, 69, 22, 3, dark, { bare: true });
}

function wave(s: Sketch): void {
  solid(s, '106 104 99 80 100 62 110 62 110 76 116 92', middle, { round: true, size: 2 });
  solid(
    s,
    '101 62 98 53 93 48 95 45 99 48 98 38 101 37 103 46 104 35 107 35 107.500 46 110 37 113 38 112 48 115 43 117 45 114 54 110 62',
    '#faf6ec',
    { round: true, size: 1.6 },
  );
  curve(s, '88 38 91 32 96 29', { size: 1.4 });
  curve(s, '118 32 121 37 121 43', { size: 1.4 });
}
