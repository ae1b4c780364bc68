// Lettering that always stays inside its box: wrapped, then scaled down until it fits.
import { ink, type Point, type Sketch } from '../brush.ts';
import { escapeXml } from '../escape-xml.ts';
import { outlineWord } from './foreign-letters.ts';
import { advance, capHeight, columnsOf, drawable, isOwn, outlineOf } from './glyphs.ts';
import { balance, piecesIn } from './set-lines.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type LetterStyle = {
  color?: string;
  align?: 'start' | 'middle';
  /** Largest letter size in the units of the box. */
  size?: number;
  /** Extra weight of the stroke, as a share of the letter size. */
  weight?: number;
};
export type Setting = { lines: string[]; size: number };

const leading = 1.08;

/**
 * Breaks a text into lines for a box and says how large it can be lettered; a line break or a
 * middle dot always begins a new line. No lines when nothing of it can be drawn.
 */
export function setText(text: string, box: Box, largest = Number.POSITIVE_INFINITY): Setting {
  const parts = text.split(/\s*[·\n]\s*/u).map((part) => piecesIn(drawable(part)));
  const blocks = parts.filter((words) => words.length > 0);
  const most = Math.max(5, blocks.length);
  let best: Setting = { lines: [], size: 0 };
  for (let count = blocks.length; count > 0 && count <= most; count++) {
    const lines = spread(blocks, count);
    const longest = Math.max(...lines.map(columnsOf));
    const size = Math.min(
      largest,
      box.width / (longest * advance),
      box.height / (capHeight + (lines.length - 1) * leading * 0.92 + 0.12),
    );
    if (size > best.size * 1.02) best = { lines, size };
  }
  return best;
}

// Gives every block a line, and the further lines to whichever has the longest.
function spread(blocks: readonly (readonly string[])[], count: number): string[] {
  const lines = blocks.map((words) => balance(words, 1));
  for (let left = count - blocks.length; left > 0; left--) {
    const lengths = lines.map((block, i) =>
      block.length < (blocks[i]?.length ?? 0) ? Math.max(...block.map(columnsOf)) : 0,
    );
    const at = lengths.indexOf(Math.max(...lengths));
    const words = blocks[at];
    if (words && lengths[at]) lines[at] = balance(words, (lines[at]?.length ?? 0) + 1);
  }
  return lines.flat();
}

/** Letters `text` inside `box`, given in the sketch's current units. Returns what was set. */
export function letter(sketch: Sketch, text: string, box: Box, style: LetterStyle = {}): Setting {
  const set = setText(text, box, style.size);
  const pitch = set.size * leading * 0.92;
  const tall = set.size * capHeight + (set.lines.length - 1) * pitch;
  set.lines.forEach((line, row) => {
    const wide = columnsOf(line) * advance * set.size;
    const x = style.align === 'start' ? box.x : box.x + (box.width - wide) / 2;
    const y = box.y + (box.height - tall) / 2 + set.size * capHeight + row * pitch;
    letterLine(sketch, line, [x, y], set.size, style);
  });
  return set;
}

// One line from its left end on the base line; turned and scaled with the sketch, never mirrored.
function letterLine(sketch: Sketch, line: string, at: Point, size: number, style: LetterStyle) {
  const { color = ink, weight = 0.06 } = style;
  const start = sketch.place(at);
  const end = sketch.place([at[0] + columnsOf(line) * advance * size, at[1]]);
  const [left, right] = end[0] >= start[0] ? [start, end] : [end, start];
  const turn = Math.atan2(right[1] - left[1], right[0] - left[0]);
  const placed = size * sketch.scale;
  const outlines = outlinesOf(line);
  const unit = (placed / 1000).toFixed(5);
  const stroke = Math.round(weight * 1000);
  const placeOf = `translate(${left[0].toFixed(2)} ${left[1].toFixed(2)}) rotate(${((turn * 180) / Math.PI).toFixed(2)})`;
  const long = (columnsOf(line) * advance * placed).toFixed(2);
  sketch.mark(
    `<g transform="${placeOf} scale(${unit} -${unit})" fill="${color}" stroke="${color}" stroke-width="${stroke}" stroke-linejoin="round">${outlines.join('')}</g>`,
    `<text transform="${placeOf}" font-size="${placed.toFixed(2)}" textLength="${long}" lengthAdjust="spacingAndGlyphs" fill="${color}">${escapeXml(line)}</text>`,
  );
}

// The paths of a line from its left end; what is written from the right has its words the other way round.
function outlinesOf(line: string): string[] {
  const own = line.split(' ');
  const words = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line) ? own.toReversed() : own;
  let column = 0;
  return words.flatMap((word) => {
    const from = column * 1000 * advance;
    column += columnsOf(word) + 1;
    if (!isOwn(word))
      return (outlineWord(word)?.glyphs ?? []).map(
        ({ path, x, y }) => `<path transform="translate(${from + x} ${y})" d="${path}"/>`,
      );
    return [...word].map(
      (letter, at) =>
        `<path transform="translate(${from + at * 1000 * advance} 0)" d="${outlineOf(letter)}"/>`,
    );
  });
}
