import { greys, ink, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, curve, edge, shade, solid } from '#server/drawing/shapes.ts';
import { sheet } from '../sheet.ts';

const [pale, light, middle, grey, dark] = greys;

/** A studio microphone with its pop filter; the voice as rings of tape. */
export function voiceOver(s: Sketch): void {
  sheet(s);
  solid(s, '0 0 200 0 200 92 0 96', pale, { bare: true });
  for (const [reach, size] of [
    [30, 5],
    [46, 4.4],
    [62, 3.8],
  ] as const)
    arc(s, reach, size);
  edge(s, '100 78 100 104', { size: 3.2 });
  edge(s, '68 106 132 105', { size: 3.4, taper: 6 });
  curve(s, '74 46 76 68 88 78 100 79 112 78 124 68 126 46', { size: 2.8 });
  solid(s, '82 22 90 11 110 11 118 22 118 56 110 68 90 68 82 56', light, {
    round: true,
    size: 2.4,
  });
  shade(s, '104 12 118 22 118 56 106 67', middle, 5);
  for (const y of [20, 26, 32, 38])
    curve(s, `84 ${y} 100 ${y + 1.5} 116 ${y}`, { size: 1.2, color: grey });
  for (const x of [92, 100, 108]) curve(s, `${x} 12 ${x} 42`, { size: 1.1, color: grey });
  block(s, 82, 44, 36, 8, yellow, { size: 1.6 });
  blob(s, 100, 60, 2, 2, ink, { bare: true });
  script(s);
}

function arc(s: Sketch, reach: number, size: number): void {
  for (const middleAngle of [0, Math.PI]) {
    const steps = [-0.5, -0.25, 0, 0.25, 0.5].map((step) => {
      const angle = middleAngle + step;
      return `${100 + Math.cos(angle) * reach * 1.2} ${38 + Math.sin(angle) * reach}`;
    });
    curve(s, steps.join(' '), { size, color: reach === 46 ? dark : yellow });
  }
}

function script(s: Sketch): void {
  solid(s, '20 74 54 70 60 104 24 108', '#faf6ec', { size: 1.8 });
  for (const y of [80, 86, 92, 98])
    edge(s, `27 ${y} ${y === 98 ? 40 : 50} ${y - 3}`, { size: 1.4 });
  solid(s, '25 84 49 81.500 50 86 26 88', yellow, { bare: true });
}
