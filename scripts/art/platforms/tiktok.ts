import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, solid } from '#server/drawing/shapes.ts';
import { letter } from '../lettering.ts';
import { bust } from '../people.ts';
import { sheet, within } from '../sheet.ts';

const [pale, light, middle, , dark] = greys;

/** A phone held upright: the tall frame. */
export function tiktok(s: Sketch): void {
  sheet(s);
  solid(s, '0 0 200 0 200 112 0 112', pale, { bare: true });
  s.at(100, 56, 1, () => {
    block(s, -31, -53, 62, 106, dark, { size: 2.4 });
    block(s, -27, -48, 54, 96, '#faf6ec', { bare: true });
  });
  within(s, [73, 8, 54, 96], () => {
    blob(s, 100, 52, 25, 25, yellow, { bare: true });
    s.at(96, 66, 0.72, () =>
      bust(s, { hair: 'long', mouth: 'talk', eyes: 'happy', shirt: middle }),
    );
  });
  edge(s, '73 8 127 8 127 104 73 104 73 8', { size: 1.8 });
  for (const y of [58, 72, 86]) blob(s, 120, y, 3.6, 3.6, '#faf6ec', { size: 1.4 });
  edge(s, '78 98 106 98', { size: 2.2, color: '#faf6ec' });
  note(s);
  ratio(s, '9:16', 168, 62);
}

function note(s: Sketch): void {
  curve(s, '38 66 38 42 54 38 54 60', { size: 2.2 });
  blob(s, 34, 67, 5, 4, light, { size: 1.8 });
  blob(s, 50, 62, 5, 4, light, { size: 1.8 });
}

/** The frame's proportion lettered beside it. */
export function ratio(s: Sketch, words: string, x: number, y: number): void {
  letter(s, words, x, y, { size: 15, anchor: 'middle' });
}
