// Outlines as SVG path data.
import type { Point } from './stroke-geometry.ts';

/** With one decimal, which is finer than anybody sees. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

export const pathOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** The same way with soft corners: each point bends the line, the middles between points carry it. */
export function roundPathOf(points: readonly Point[]): string {
  const [first] = points;
  if (!first || points.length < 4) return pathOf(points);
  const middle = (i: number): Point => {
    const a = points[i % points.length] ?? first;
    const b = points[(i + 1) % points.length] ?? first;
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const two = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  const bends = points.map((point, i) => `Q${two(point)} ${two(middle(i))}`);
  return `M${two(middle(points.length - 1))}${bends.join('')}Z`;
}
