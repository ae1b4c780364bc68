import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { sheet } from '../sheet.ts';

const [pale, light, middle, grey] = greys;

/** A lectern with microphones between two flags, columns behind. */
export function government(s: Sketch): void {
  sheet(s);
  columns(s);
  flag(s, 24, 1, yellow);
  flag(s, 176, -1, middle);
  for (const side of [-1, 1]) {
    curve(s, `${100 + side * 8} 52 ${100 + side * 9} 40 ${100 + side * 15} 33`, { size: 1.8 });
    blob(s, 100 + side * 17, 30, 4.5, 5.5, ink, { bare: true });
  }
  solid(s, '70 60 130 60 124 107 76 107', '#faf6ec', { size: 2.2 });
  shade(s, '104 61 129 61 123 106 106 106', light, 5);
  solid(s, '64 50 136 50 132 61 68 61', grey, { size: 2.2 });
  blob(s, 100, 83, 11, 11, yellow, { size: 1.8 });
  solid(s, '100 76 102 81 107 81 103 84.500 105 90 100 86.500 95 90 97 84.500 93 81 98 81', ink, {
    bare: true,
  });
  edge(s, '10 107 190 107', { size: 2.4, taper: 8 });
}

function columns(s: Sketch): void {
  solid(s, '0 100 200 100 200 112 0 112', pale, { bare: true });
  solid(s, '46 24 100 6 154 24', pale, { size: 1.6 });
  block(s, 46, 24, 108, 7, light, { size: 1.4 });
  for (const x of [52, 70, 122, 140]) {
    block(s, x, 31, 9, 68, pale, { size: 1.3 });
    shade(s, `${x + 5} 31 ${x + 9} 31 ${x + 9} 99 ${x + 5} 99`, light, 4);
  }
  edge(s, '40 100 160 100', { size: 1.6 });
}

function flag(s: Sketch, x: number, side: 1 | -1, color: string): void {
  const at = (dx: number) => x + side * dx;
  edge(s, `${x} 8 ${x} 107`, { size: 2.2 });
  blob(s, x, 7, 2, 2, yellow, { size: 1 });
  solid(
    s,
    `${x} 12 ${at(14)} 17 ${at(30)} 16 ${at(28)} 30 ${at(30)} 46 ${at(14)} 46 ${x} 41`,
    color,
    { round: true, size: 1.8 },
  );
  shade(s, `${at(16)} 17 ${at(29)} 17 ${at(29)} 45 ${at(14)} 45`, side > 0 ? '#e0a800' : grey, 5);
}
