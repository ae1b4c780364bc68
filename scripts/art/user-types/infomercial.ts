import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { letter } from '../lettering.ts';
import { bust } from '../people.ts';
import { sheet, within } from '../sheet.ts';

const [pale, light, middle, grey, dark] = greys;

/** A television set: a presenter, a bottle, a line to call. */
export function infomercial(s: Sketch): void {
  sheet(s);
  edge(s, '88 20 66 3', { size: 1.8 });
  edge(s, '104 20 128 2', { size: 1.8 });
  blob(s, 66, 3, 2, 2, dark, { bare: true });
  blob(s, 128, 2, 2, 2, dark, { bare: true });
  edge(s, '62 94 56 106', { size: 3 });
  edge(s, '138 94 144 106', { size: 3 });
  block(s, 42, 18, 116, 77, light, { size: 2.6 });
  shade(s, '128 20 157 20 157 94 128 94', middle, 6);
  block(s, 50, 26, 82, 60, pale, { size: 2 });
  picture(s);
  for (const y of [38, 56]) blob(s, 145, y, 5.5, 5.5, pale, { size: 1.7 });
  for (const y of [70, 76, 82]) edge(s, `138 ${y} 152 ${y}`, { size: 1.4 });
  edge(s, '26 106 174 106', { size: 2.4, taper: 8 });
}

function picture(s: Sketch): void {
  burst(s);
  within(s, [50, 26, 82, 46], () =>
    s.at(78, 61, 0.62, () => bust(s, { mouth: 'talk', eyes: 'happy', shirt: grey })),
  );
  curve(s, '96 76 106 72 110 62', { size: 4.5, taper: 2 });
  solid(s, '108 46 116 46 117 52 120 56 120 70 104 70 104 56 107 52', '#faf6ec', { size: 1.6 });
  block(s, 105, 58, 14, 7, dark, { bare: true });
  block(s, 50, 71, 82, 15, yellow, { size: 1.6 });
  letter(s, 'CALL NOW', 91, 81.7, { size: 11.5, anchor: 'middle' });
  edge(s, '50 26 132 26 132 86 50 86 50 26', { size: 2 });
}

function burst(s: Sketch): void {
  for (let i = 0; i < 9; i++) {
    const angle = -2.9 + i * 0.33;
    const [c, n] = [Math.cos(angle), Math.sin(angle)];
    if (i > 4)
      edge(s, `${112 + c * 15} ${56 + n * 17} ${112 + c * 20} ${56 + n * 24}`, { size: 1.5 });
  }
}
