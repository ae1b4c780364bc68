import type { Point } from './brush.ts';

/** Reads `'0 0 12 4'` as the points (0, 0) and (12, 4): the short way to write an outline. */
export function points(text: string): Point[] {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const found: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2)
    found.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return found;
}
