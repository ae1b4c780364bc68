// Black shapes against the light.
import type { Point } from './motion.ts';

// Not the black of the page: after the clip's coding it becomes it.
export const black = '#0e0b09';
/** People farther from the lens: the light eats into them. */
export const dusk = '#4a2c08';

const at = (value: number) => Math.round(value * 100) / 100;

export function shape(d: string, fill = black): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A limb or a pole through the points, with round ends. */
export function limb(points: Point[], width: number, ink = black): string {
  const line = points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ');
  return `<polyline points="${line}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function disc(x: number, y: number, rx: number, ry = rx, fill = black): string {
  return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

export function moved(x: number, y: number, content: string): string {
  return `<g transform="translate(${at(x)} ${at(y)})">${content}</g>`;
}

export function turnedAbout(degrees: number, [x, y]: Point, content: string): string {
  return `<g transform="rotate(${at(degrees)} ${at(x)} ${at(y)})">${content}</g>`;
}
