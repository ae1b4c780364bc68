import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { wall } from '../sheet.ts';

const [pale, light, , grey, dark] = greys;

/** A megaphone that blows a hole into the wall. */
export function bold(s: Sketch): void {
  wall(s, 3, -0.4);
  const burst: string[] = [];
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2;
    const reach = i % 2 ? 40 : 62 + s.chance() * 10;
    burst.push(`${128 + Math.cos(angle) * reach * 1.35} ${50 + Math.sin(angle) * reach * 0.86}`);
  }
  solid(s, burst.join(' '), yellow, { size: 2 });
  s.at(78, 66, 1, () => megaphone(s), -0.2);
}

function megaphone(s: Sketch): void {
  solid(s, '-8 14 8 14 12 38 -2 38', dark, { size: 2 });
  curve(s, '18 12 26 24 10 26', { size: 2.4 });
  solid(s, '-14 -11 46 -32 46 32 -14 13', '#faf6ec', { size: 2.6 });
  shade(s, '-14 3 46 6 46 32 -14 13', light, 5, 0.1);
  solid(s, '-38 -12 -14 -12 -14 14 -38 13', grey, { size: 2.4 });
  blob(s, -38, 0.5, 4, 8, dark, { size: 1.6 });
  solid(s, '46 -38 54 -38 56 0 54 38 46 38', pale, { size: 2.2 });
  for (const [dy, length] of [
    [-20, 26],
    [0, 34],
    [20, 26],
  ] as const) {
    edge(s, `64 ${dy} ${64 + length} ${dy * 1.6}`, { size: 4, taper: 10 });
  }
}
