import { stage, tapeA } from './tape-a.ts';

/** The icon as SVG: the taped A on the stage, `corner` units round of 64. */
export function icon(corner: number): string {
  const mark = `<g transform="translate(6.5 11) scale(.418)">${tapeA}</g>`;
  const ground = `<rect width="64" height="64" rx="${corner}" fill="${stage}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${ground}${mark}</svg>`;
}
