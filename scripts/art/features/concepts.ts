import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, solid } from '#server/drawing/shapes.ts';
import { can } from '../props.ts';
import { wall } from '../sheet.ts';

const [pale, , , , dark] = greys;

/** Three concept cards taped to a wall, the middle one picked. */
export function concepts(s: Sketch): void {
  wall(s, 2);
  card(s, 62, 94, -0.09, false, () => s.at(0, -11, 0.82, () => can(s)));
  card(s, 258, 96, 0.08, false, () => bubble(s));
  card(s, 160, 86, -0.01, true, () => bulb(s));
}

function card(s: Sketch, x: number, y: number, turn: number, picked: boolean, paint: () => void) {
  const paintCard = () => {
    solid(s, '-36 -46 46 -46 46 66 -36 66', dark, { bare: true });
    block(s, -42, -54, 84, 114, picked ? yellow : '#faf6ec', { size: 2.3 });
    paint();
    edge(s, '-29 36 29 36', { size: 2, taper: 6 });
    edge(s, '-29 45 12 45', { size: 2, taper: 6 });
    solid(s, '-15 -62 15 -61 14 -47 -16 -48', picked ? '#faf6ec' : yellow, { bare: true });
  };
  s.at(x, y, picked ? 1.08 : 1, paintCard, turn);
}

function bubble(s: Sketch): void {
  const outline = '-28 -14 -22 -32 2 -38 26 -30 30 -12 18 0 0 3 -12 17 -13 2 -24 -4';
  solid(s, outline, pale, { round: true, size: 2.2 });
  for (const x of [-11, 2, 15]) blob(s, x, -16, 3, 3, ink, { bare: true });
}

function bulb(s: Sketch): void {
  solid(s, '-17 -16 -12 -29 0 -34 12 -29 17 -16 10 -3 7 6 -7 6 -10 -3', '#faf6ec', {
    round: true,
    size: 2.3,
  });
  curve(s, '-4 5 -6 -10 0 -5 6 -10 4 5', { size: 1.6 });
  block(s, -7, 7, 14, 9, dark, { size: 1.8 });
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.92 + (i / 8) * 1.16);
    const [c, n] = [Math.cos(angle), Math.sin(angle)];
    edge(s, `${c * 24} ${-16 + n * 24} ${c * 32} ${-16 + n * 32}`, { size: 2.4 });
  }
}
