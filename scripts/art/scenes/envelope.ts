import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { bust, walker } from '../people.ts';
import { can } from '../props.ts';
import { sheet, within } from '../sheet.ts';

const [pale, light, middle, grey, dark] = greys;

/** An envelope sealed with tape, a strip of storyboard frames looking out of it. */
export function envelope(s: Sketch): void {
  sheet(s);
  solid(s, '0 118 260 114 260 150 0 150', pale, { bare: true });
  solid(s, '52 140 214 136 236 144 70 148', middle, { bare: true });
  strip(s);
  block(s, 46, 62, 168, 78, '#efe3c8', { size: 2.6 });
  solid(s, '46 140 116 98 144 98 214 140', '#e6d7b6', { size: 1.8 });
  solid(s, '46 62 130 112 214 62', '#efe3c8', { size: 2.4 });
  shade(s, '150 101 214 62 214 138 170 138', light, 6);
  solid(s, '112 96 146 93 148 121 114 123', yellow, { bare: true });
  solid(s, '114 100 118 97 121 100 124 96 128 99 131 95', '#ffe873', { bare: true });
  curve(s, '123 108 128 114 138 102', { size: 3 });
}

// Three frames drawn in their own place, standing out of the envelope.
function strip(s: Sketch): void {
  solid(s, '54 14 206 10 208 74 54 74', '#faf6ec', { size: 2.2 });
  frame(s, 60, 19, pale, () => s.at(21, 20, 0.46, () => bust(s, { hair: 'bun', shirt: middle })));
  frame(s, 108, 18, grey, () => {
    blob(s, 21, 17, 14, 14, yellow, { bare: true });
    s.at(21, 18, 0.38, () => can(s));
  });
  frame(s, 156, 17, light, () => {
    block(s, 28, 2, 14, 34, grey, { size: 1.2 });
    s.at(16, 32, 0.28, () => walker(s, dark));
  });
}

function frame(s: Sketch, x: number, y: number, tone: string, paint: () => void): void {
  block(s, x, y, 43, 34, tone, { bare: true });
  within(s, [x, y, 43, 34], () => s.at(x, y, 1, paint));
  edge(s, `${x} ${y} ${x + 43} ${y} ${x + 43} ${y + 34} ${x} ${y + 34} ${x} ${y}`, { size: 1.7 });
  edge(s, `${x + 2} ${y + 39} ${x + 30} ${y + 39}`, { size: 1.3 });
}
