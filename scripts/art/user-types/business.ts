import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { letter } from '../lettering.ts';
import { sheet } from '../sheet.ts';

const [pale, light, middle, grey, dark] = greys;

/** A corner shop with a striped awning. */
export function business(s: Sketch): void {
  sheet(s);
  solid(s, '0 102 200 100 200 112 0 112', pale, { bare: true });
  block(s, 38, 40, 124, 61, pale, { size: 2.2 });
  shade(s, '128 52 162 52 162 101 118 101', light, 6);
  shopWindow(s);
  door(s);
  awning(s);
  hangingSign(s);
  edge(s, '14 102 186 101', { size: 2.6, taper: 8 });
  solid(s, '38 103 162 103 178 109 56 110', middle, { bare: true });
}

function awning(s: Sketch): void {
  for (let i = 0; i < 6; i++) {
    const [top, low] = [34 + i * 22, 28 + i * 24];
    const outline = `${top} 20 ${top + 22} 20 ${low + 24} 44 ${low + 18} 50 ${low + 12} 52 ${low + 6} 50 ${low} 44`;
    solid(s, outline, i % 2 ? '#faf6ec' : yellow, { bare: true });
    curve(s, `${low} 44 ${low + 6} 50 ${low + 12} 52 ${low + 18} 50 ${low + 24} 44`, { size: 2 });
    if (i > 0) curve(s, `${top} 20 ${low} 44`, { size: 1.2 });
  }
  edge(s, '28 45 34 19 166 19 172 45', { size: 2.4 });
}

function shopWindow(s: Sketch): void {
  block(s, 50, 60, 50, 29, grey, { size: 2 });
  solid(s, '54 62 72 62 60 87 52 87', middle, { bare: true });
  for (const x of [58, 73, 88]) {
    solid(s, `${x - 5} 88 ${x - 5} 80 ${x} 77 ${x + 5} 80 ${x + 5} 88`, '#faf6ec', {
      round: true,
      size: 1.2,
    });
  }
  curve(s, '47 90 103 90', { size: 2.8 });
}

function door(s: Sketch): void {
  block(s, 112, 58, 27, 43, dark, { size: 2 });
  block(s, 116, 62, 19, 20, yellow, { size: 1.2 });
  blob(s, 134, 88, 1.6, 1.6, yellow, { bare: true });
}

function hangingSign(s: Sketch): void {
  curve(s, '151 55 151 62', { size: 1.3, color: ink });
  block(s, 142, 62, 18, 12, '#faf6ec', { size: 1.4 });
  letter(s, 'OPEN', 151, 70.5, { size: 6, anchor: 'middle' });
}
