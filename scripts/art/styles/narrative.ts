import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { walker } from '../people.ts';
import { sheet } from '../sheet.ts';

const [pale, light, middle, grey, dark] = greys;

/** A character in a scene: rain, a street lamp, an umbrella on the way home. */
export function narrative(s: Sketch): void {
  sheet(s);
  block(s, 0, 0, 200, 92, middle, { bare: true });
  shade(s, '0 0 200 0 200 92 0 92', grey, 11, -1.1);
  houses(s);
  solid(s, '126 20 146 20 186 96 70 96', '#f7dd7a', { bare: true });
  block(s, 0, 92, 200, 20, light, { bare: true });
  solid(s, '84 93 176 93 186 104 76 104', yellow, { bare: true });
  curve(s, '0 92 60 92 130 92 200 91', { size: 2.2 });
  lamp(s);
  rain(s);
  s.at(120, 102, 0.74, () => {
    walker(s, grey);
    umbrella(s);
  });
  solid(s, '96 103 138 103 116 109 78 108', dark, { bare: true });
}

function houses(s: Sketch): void {
  block(s, -4, 24, 42, 68, grey, { size: 1.8 });
  block(s, 38, 40, 34, 52, dark, { size: 1.8 });
  block(s, 176, 30, 30, 62, grey, { size: 1.8 });
  for (const [x, y] of [
    [6, 34],
    [22, 34],
    [22, 54],
    [46, 50],
    [184, 42],
  ] as const) {
    block(s, x, y, 9, 11, x === 22 || x === 46 ? yellow : middle, { size: 1.1 });
  }
  block(s, 52, 68, 11, 24, pale, { size: 1.3 });
}

function lamp(s: Sketch): void {
  edge(s, '158 92 158 14', { size: 3 });
  curve(s, '158 15 152 8 142 9 137 13', { size: 2.6 });
  solid(s, '125 20 147 20 141 12 131 12', ink, { size: 1.4 });
}

function rain(s: Sketch): void {
  for (let i = 0; i < 22; i++) {
    const [x, y] = [s.chance() * 196, s.chance() * 84];
    curve(s, `${x} ${y} ${x - 3} ${y + 8}`, { size: 1.2, color: '#faf6ec', taper: 3 });
  }
}

function umbrella(s: Sketch): void {
  curve(s, '20 -50 18 -90 16 -116', { size: 2.2 });
  solid(s, '-20 -98 -10 -114 14 -124 38 -116 50 -100 38 -104 28 -98 16 -104 4 -98 -8 -104', ink, {
    round: true,
    size: 1.6,
  });
}
