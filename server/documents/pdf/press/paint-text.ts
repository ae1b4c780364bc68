// The lines of a paragraph, letter by letter.
import type PDFDocument from 'pdfkit';
import { type Face, type Glyph, mirrored } from '../type/face.ts';
import type { PressFont } from './press-font.ts';

/** As the layout engine sets a line. Runs stand as they are seen, from left to right. */
export type SetLine = {
  box: { x: number; y: number; height: number };
  ascent?: number;
  xAdvance?: number;
  overflowRight?: number;
  runs: SetRun[];
};
type SetRun = {
  glyphs?: Glyph[];
  positions?: { xAdvance: number }[];
  xAdvance?: number;
  attributes: {
    font?: Face[];
    fontSize?: number;
    color?: string;
    backgroundColor?: string | null;
    bidiLevel?: number;
  };
};

export type FontOf = (face: Face) => PressFont;

/**
 * Draws lines whose first starts at a point of the page, measured from its top left; those that
 * start on the right end there.
 */
export function paintLines(
  pdf: PDFDocument,
  lines: readonly SetLine[],
  at: { x: number; y: number; right?: number },
  fontOf: FontOf,
): void {
  for (const line of lines) {
    const { xAdvance = 0, overflowRight = 0 } = line;
    let x = at.right === undefined ? at.x + line.box.x : at.right - xAdvance + overflowRight;
    const top = at.y + line.box.y;
    const placed = line.runs.map((run, index) => {
      const left = x;
      x += run.xAdvance ?? 0;
      const over = index === line.runs.length - 1 ? overflowRight : 0;
      return { run, left, width: x - left - over };
    });
    for (const { run, left, width } of placed) {
      const back = run.attributes.backgroundColor;
      if (back) pdf.rect(left, top, width, line.box.height).fill(back);
    }
    // What is copied out comes in the order of the file.
    for (const { run, left } of asRead(placed, ({ run }) => levelOf(run))) {
      paintRun(pdf, run, left, top + (line.ascent ?? 0), fontOf);
    }
  }
}

const levelOf = ({ attributes }: SetRun): number => attributes.bidiLevel ?? 0;

/** Turns round, from the lowest level up, what was turned round to be seen. */
function asRead<T>(seen: readonly T[], levelOf: (one: T) => number): T[] {
  const order = [...seen];
  const highest = Math.max(0, ...order.map(levelOf));
  for (let level = 1; level <= highest; level++) {
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && levelOf(order[to] as T) >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return order;
}

function paintRun(pdf: PDFDocument, run: SetRun, x: number, y: number, fontOf: FontOf): void {
  const { font, fontSize = 10, color = '#000000', bidiLevel = 0 } = run.attributes;
  const [face] = font ?? [];
  if (!face || !run.glyphs?.length) return;
  const pressFont = fontOf(face);
  const shown = showGlyphs(run, pressFont, fontSize, bidiLevel % 2 === 1);
  if (!shown) return;
  pdf.page.fonts[pressFont.id] = pressFont.reference;
  pdf.fillColor(color);
  // The page is upside down to begin with, and letters are not.
  pdf.addContent(`BT 1 0 0 -1 ${num(x)} ${num(y)} Tm /${pressFont.id} ${num(fontSize)} Tf`);
  pdf.addContent(`${shown} ET`);
}

function showGlyphs(
  { glyphs = [], positions = [] }: SetRun,
  font: PressFont,
  size: number,
  turned: boolean,
): string {
  const parts: string[] = [];
  let codes = '';
  let pending = 0; // thousandths of the size, from spacing, close pairs and what stretches a line
  glyphs.forEach((glyph, at) => {
    if (glyph.parts.length > 0) {
      if (Math.abs(pending) > 0.05) {
        parts.push(...(codes ? [`<${codes}>`] : []), num(-pending));
        codes = '';
        pending = 0;
      }
      const typed = String.fromCharCode(...glyph.codePoints);
      const { code, width } = font.code(glyph, turned && !glyph.asTyped ? mirrored(typed) : typed);
      codes += code;
      pending -= width * 1000;
    }
    pending += ((positions[at]?.xAdvance ?? 0) * 1000) / size;
  });
  if (codes) parts.push(`<${codes}>`);
  return codes ? `[${parts.join(' ')}] TJ` : '';
}

const num = (value: number): string => String(Math.round(value * 1000) / 1000);
