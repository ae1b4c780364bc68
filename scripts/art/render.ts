import { Sketch } from '#server/drawing/brush.ts';
import { optimise } from './optimise.ts';

export type Drawing = {
  /** File name without extension. */
  name: string;
  size: readonly [width: number, height: number];
  seed: number;
  paint: (s: Sketch) => void;
};

/** The finished SVG file of a drawing: with its size, without a name (its <img> has the words). */
export function render({ size: [width, height], seed, paint }: Drawing): string {
  const s = new Sketch(width, height, seed);
  paint(s);
  const svg = s.svg().replace(' aria-hidden="true"', ` width="${width}" height="${height}"`);
  return `${optimise(svg, width > 250 ? 0.25 : 0.17)}\n`;
}
