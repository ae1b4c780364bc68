import type { Sketch } from '#server/drawing/brush.ts';
import { advance, capHeight } from '#server/drawing/lettering/glyphs.ts';
import { letter as letterInBox } from '#server/drawing/lettering/lettering.ts';

export type LetterStyle = {
  size?: number;
  color?: string;
  /** Which end of the line lies at x. */
  anchor?: 'start' | 'middle' | 'end';
};

/** Mono capitals on one line with their base line at x, y, in the sketch's current units. */
export function letter(s: Sketch, words: string, x: number, y: number, style: LetterStyle = {}) {
  const { size = 10, anchor = 'start', ...ink } = style;
  const width = words.length * advance * size;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const box = { x: left, y: y - capHeight * size, width: width * 1.02, height: size };
  letterInBox(s, words.replaceAll(' ', '\u00a0'), box, {
    size,
    align: 'start',
    weight: 0.08,
    ...ink,
  });
}
