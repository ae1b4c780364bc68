import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, shade, solid } from '#server/drawing/shapes.ts';
import { sheet } from '../sheet.ts';

const [pale, light, , grey, dark] = greys;

/** A tangle on the left comes out on the right as one straight line, and a light goes on. */
export function problem(s: Sketch): void {
  sheet(s);
  solid(s, '0 0 92 0 84 112 0 112', light, { bare: true });
  shade(s, '0 0 92 0 84 112 0 112', grey, 12, -0.6);
  curve(s, '-6 88 14 84 28 66', { size: 2.6 });
  tangle(s);
  curve(s, '80 50 98 66 112 60 124 60 150 60', { size: 2.6 });
  rays(s);
  bulb(s);
}

function tangle(s: Sketch): void {
  const turns = 46;
  const line: string[] = [];
  for (let i = 0; i <= turns; i++) {
    const angle = i * 2.3 + s.chance() * 0.7;
    const reach = 14 + s.chance() * 19;
    line.push(`${54 + Math.cos(angle) * reach * 1.05} ${55 + Math.sin(angle) * reach}`);
  }
  blob(s, 54, 55, 29, 28, pale, { bare: true });
  curve(s, `28 66 ${line.join(' ')} 80 50`, { size: 2.4, tremble: 0.3 });
}

function bulb(s: Sketch): void {
  s.at(160, 60, 1, () => {
    solid(s, '-8 -7 -8 7 2 17 18 18 28 6 28 -6 18 -18 2 -17', yellow, { round: true, size: 2.4 });
    curve(s, '-8 0 4 0 8 -7 12 7 16 -5 18 2', { size: 1.8 });
    block(s, -18, -7, 10, 14, dark, { size: 1.8 });
    for (const x of [-15.5, -11.5]) curve(s, `${x} -6 ${x} 6`, { size: 1.2, color: '#faf6ec' });
  });
}

function rays(s: Sketch): void {
  for (let i = -3; i <= 3; i++) {
    const angle = i * 0.5;
    const [c, n] = [Math.cos(angle), Math.sin(angle)];
    curve(s, `${166 + c * 27} ${60 + n * 26} ${166 + c * 34} ${60 + n * 36}`, {
      size: 2.2,
      taper: 3,
    });
  }
}
