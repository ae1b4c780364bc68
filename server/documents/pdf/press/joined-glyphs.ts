// Several shapes as one glyph of a TrueType font. A letter with its marks is copied out of a PDF as
// one letter only when it is one glyph.
import type { Font, Subset } from 'fontkit';
import type { Part } from '../type/face.ts';

/** Numbers of glyphs that no font has. */
const firstJoined = 0x10000;

/** Flags of a part: its place in words, as a distance; another follows. */
const placed = 0x0001 | 0x0002;
const more = 0x0020;

export type GlyphSet = {
  /** The number of a glyph in the file, and how wide it is there: a pair that stands closer is no other glyph. */
  include(parts: readonly Part[], advance: number): { place: number; width: number };
  encode(): Uint8Array;
};

/** The glyphs of a font that a file needs, and those made of several. */
export function gatherGlyphs(font: Font): GlyphSet {
  const subset = font.createSubset();
  const joined = new Map<string, { number: number; parts: readonly Part[]; advance: number }>();
  const byNumber = () => new Map([...joined.values()].map((one) => [one.number, one]));
  const single = (id: number) => ({
    place: subset.includeGlyph(id),
    width: font.getGlyph(id).advanceWidth,
  });
  return {
    include(given, advance) {
      const parts = placeParts(font, given);
      const [only] = parts;
      if (!only) return single(given[0]?.id ?? 0);
      if (given.length === 1 && only.xOffset === 0 && only.yOffset === 0) return single(only.id);
      for (const part of parts) subset.includeGlyph(part.id);
      const key = JSON.stringify([parts, advance]);
      const known = joined.get(key) ?? { number: firstJoined + joined.size, parts, advance };
      joined.set(key, known);
      return { place: subset.includeGlyph(known.number), width: advance };
    },
    encode() {
      const made = byNumber();
      const addGlyph = subset._addGlyph.bind(subset);
      subset._addGlyph = (number) => {
        const one = made.get(number);
        if (!one) return addGlyph(number);
        const record = recordOf(font, subset, one.parts);
        subset.glyf.push(record);
        subset.loca.offsets.push(subset.offset);
        subset.hmtx.metrics.push({ advance: one.advance, bearing: record.readInt16BE(2) });
        subset.offset += record.length;
        return subset.glyf.length - 1;
      };
      return subset.encode();
    },
  };
}

/** The parts that show something, each where it stands from the letter's start. */
function placeParts(font: Font, parts: readonly Part[]): Part[] {
  let pen = 0;
  return parts.flatMap((part) => {
    const at = { ...part, advance: 0, xOffset: pen + part.xOffset };
    pen += part.advance;
    return Number.isFinite(font.getGlyph(part.id).bbox.minX) ? [at] : [];
  });
}

// Aligned to four bytes, as every glyph is.
function recordOf(font: Font, subset: Subset, parts: readonly Part[]): Buffer {
  const boxes = parts.map(({ id, xOffset, yOffset }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(id).bbox;
    return [minX + xOffset, minY + yOffset, maxX + xOffset, maxY + yOffset] as const;
  });
  const record = Buffer.alloc(Math.ceil((10 + parts.length * 8) / 4) * 4);
  record.writeInt16BE(-1, 0);
  record.writeInt16BE(Math.floor(Math.min(...boxes.map(([left]) => left))), 2);
  record.writeInt16BE(Math.floor(Math.min(...boxes.map(([, bottom]) => bottom))), 4);
  record.writeInt16BE(Math.ceil(Math.max(...boxes.map(([, , right]) => right))), 6);
  record.writeInt16BE(Math.ceil(Math.max(...boxes.map(([, , , top]) => top))), 8);
  parts.forEach(({ id, xOffset, yOffset }, at) => {
    const from = 10 + at * 8;
    record.writeUInt16BE(at < parts.length - 1 ? placed | more : placed, from);
    record.writeUInt16BE(subset.includeGlyph(id), from + 2);
    record.writeInt16BE(Math.round(xOffset), from + 4);
    record.writeInt16BE(Math.round(yOffset), from + 6);
  });
  return record;
}
