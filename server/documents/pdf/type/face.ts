// One static font, as the layout engine and the press want it. HarfBuzz shapes: it joins Arabic,
// reorders Indic vowels and stacks marks, which fontkit does in part.
import bidiFactory from 'bidi-js';
import { create, type Font as OpenFont } from 'fontkit';
import { Blob, Direction, Font, Face as Shaper, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { turns } from '../../writing.ts';

/** A drawn shape; distances in font units. Parts of a letter stand as they are seen. */
export type Part = { id: number; advance: number; xOffset: number; yOffset: number };

/**
 * A letter with its marks, or letters that became one shape: what the layout engine may not cut.
 * Distances in font units.
 */
export type Glyph = {
  advanceWidth: number;
  /** UTF-16 units of the text it stands for: the layout engine counts in them. */
  codePoints: number[];
  parts: Part[];
  /** Whether its text is as typed. Elsewhere the layout engine has mirrored brackets. */
  asTyped: boolean;
};

type Position = {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
};

export type Face = {
  name: string;
  open: OpenFont;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  hasGlyphForCodePoint(point: number): boolean;
  glyphForCodePoint(point: number): Glyph;
  /** Glyphs in the order of the text, whichever way it is written. */
  layout(text: string): { glyphs: Glyph[]; positions: Position[] };
};

const { getMirroredCharacter } = bidiFactory();
// Signs that order text and are never drawn.
const unseen = /^[\p{Cc}\u2066-\u2069]*$/u;

/** The text with its brackets turned round. */
export const mirrored = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s]/gu, (char) => getMirroredCharacter(char) ?? char);

/** How far a line reaches above and below its letters' foot, as parts of the size. */
export type LineReach = { above: number; below: number };

// Paragraphs are shaped again for each width they are tried in.
const mostKept = 500;

/** Opens a TrueType font. A stand-in font keeps the lines of the one it stands in for. */
export function openFace(bytes: Buffer, name: string, reach?: LineReach): Face {
  const open = create(bytes);
  const font = new Font(new Shaper(new Blob(bytes)));
  const { unitsPerEm, ascent, descent, lineGap } = open;
  const kept = new Map<string, Glyph[]>();
  const glyphsOf = (text: string): Glyph[] => {
    const glyphs = kept.get(text) ?? shapeText(font, text);
    if (kept.size >= mostKept) kept.clear();
    kept.set(text, glyphs);
    return glyphs;
  };
  return {
    name,
    open,
    unitsPerEm,
    ascent: reach ? reach.above * unitsPerEm : ascent,
    descent: reach ? -reach.below * unitsPerEm : descent,
    lineGap: reach ? 0 : lineGap,
    hasGlyphForCodePoint: (point) =>
      unseen.test(String.fromCodePoint(point)) || open.hasGlyphForCodePoint(point),
    glyphForCodePoint: (point) =>
      glyphsOf(String.fromCodePoint(point))[0] ?? nothing(String.fromCodePoint(point)),
    layout: (text) => {
      const glyphs = glyphsOf(text);
      return { glyphs, positions: glyphs.map(positionOf) };
    },
  };
}

const positionOf = ({ advanceWidth }: Glyph): Position => ({
  xAdvance: advanceWidth,
  yAdvance: 0,
  xOffset: 0,
  yOffset: 0,
  advanceWidth,
});

const nothing = (text: string): Glyph => ({
  advanceWidth: 0,
  codePoints: unitsOf(text),
  parts: [],
  asTyped: false,
});

const unitsOf = (text: string): number[] =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

function shapeText(font: Font, text: string): Glyph[] {
  if (unseen.test(text)) return text === '' ? [] : [nothing(text)];
  const turned = turns(text);
  // HarfBuzz mirrors what runs from right to left, and so has the layout engine.
  const typed = turned ? mirrored(text) : text;
  const buffer = new ShapingBuffer();
  buffer.addText(typed);
  buffer.guessSegmentProperties();
  if (turned) buffer.setDirection(Direction.RTL);
  shape(font, buffer);
  const glyphs: (Glyph & { from: number })[] = [];
  for (const info of buffer.getGlyphInfosAndPositions()) {
    const { codepoint: id, xAdvance: advance = 0, xOffset = 0, yOffset = 0 } = info;
    const last = glyphs.at(-1);
    const part = { id, advance, xOffset, yOffset };
    if (last?.from === info.cluster) {
      last.parts.push(part);
      last.advanceWidth += advance;
    } else {
      const from = info.cluster;
      glyphs.push({ from, advanceWidth: advance, codePoints: [], parts: [part], asTyped: turned });
    }
  }
  if (turned) glyphs.reverse();
  glyphs.forEach((glyph, at) => {
    const own = typed.slice(glyph.from, glyphs[at + 1]?.from ?? typed.length);
    glyph.codePoints = unitsOf(own);
    if (unseen.test(own)) Object.assign(glyph, { parts: [], advanceWidth: 0 });
  });
  return glyphs;
}
