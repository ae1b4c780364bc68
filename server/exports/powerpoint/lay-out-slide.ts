// Where things stand on a slide, in inches, and how large its words are.
import type { Aspect } from '../../documents/creative-package.ts';
import { fitLogo } from '../../documents/own-look.ts';

/** A rectangle: `x` and `y` of its upper left corner. */
export type Box = { x: number; y: number; w: number; h: number };

export const paper = { width: 13.333, height: 7.5 };

export const coverBoxes = {
  title: { x: 0.6, y: 1.1, w: 12.1, h: 2.2 },
  body: { x: 0.6, y: 3.5, w: 12.1, h: 3.4 },
} satisfies Record<string, Box>;

/** The client's logo, to the right of the strip of colour and above the title. */
export const logoBoxes = {
  cover: { x: 8.7, y: 0.35, w: 4, h: 0.95 },
  frame: { x: 9.7, y: 0.25, w: 3, h: 0.45 },
} satisfies Record<string, Box>;

/** As large as its box allows, at its right edge. */
export function logoPlace(logo: { width: number; height: number }, box: Box): Box {
  const { width: w, height: h } = fitLogo(logo, { width: box.w, height: box.h });
  return { x: box.x + box.w - w, y: box.y, w, h };
}

type SlideBoxes = Record<'picture' | 'title' | 'body', Box>;

/** A wide picture has its title above it and its words in a column; beside a tall one there is room for both. */
export function boxesOf(aspect: Aspect): SlideBoxes {
  if (aspect === '16:9') {
    return {
      title: { x: 0.6, y: 0.8, w: 12.1, h: 0.85 },
      picture: { x: 0.6, y: 1.8, w: 9, h: 5.1 },
      body: { x: 9.9, y: 1.8, w: 2.85, h: 5.1 },
    };
  }
  const width = pictureWidths[aspect];
  const x = 0.6 + width + 0.4;
  return {
    picture: { x: 0.6, y: 0.8, w: width, h: 6.1 },
    title: { x, y: 0.8, w: paper.width - x - 0.6, h: 1.5 },
    body: { x, y: 2.4, w: paper.width - x - 0.6, h: 4.5 },
  };
}

const pictureWidths = { '1:1': 6.1, '4:5': 4.9, '9:16': 3.45 };

/** The picture as large as its box allows, at its upper left corner. */
export function pictureBox({ width, height }: { width: number; height: number }, box: Box): Box {
  const scale = Math.min(box.w / width, box.h / height);
  return { x: box.x, y: box.y, w: width * scale, h: height * scale };
}

const smallest = 8;
/** A letter is half as wide as it is high, a sign of Chinese or Japanese as wide; lines stand 1.25 apart. */
const letterWidth = 0.55;
const lineHeight = 1.25;
const wide = /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]/gu;

/** The largest size in points, of at most `largest`, at which the lines fit their box. */
export function fontSize(lines: readonly string[], { w, h }: Box, largest: number): number {
  for (let size = largest; size > smallest; size -= 1) {
    const inches = size / 72;
    const aLine = w / (inches * letterWidth);
    const needed = lines.reduce(
      (sum, line) => sum + Math.max(1, Math.ceil(lengthOf(line) / aLine)),
      0,
    );
    if (needed * inches * lineHeight <= h) return size;
  }
  return smallest;
}

const lengthOf = (line: string): number => line.length + (line.match(wide)?.length ?? 0) * 0.8;
