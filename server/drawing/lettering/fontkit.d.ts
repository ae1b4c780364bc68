// The part of fontkit that lettering and paper use; the package ships no types.
declare module 'fontkit' {
  type Path = { toSVG(): string; scale(x: number, y: number): Path };
  type Glyph = { id: number; advanceWidth: number; bbox: Box; path: Path };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  type Box = { minX: number; minY: number; maxX: number; maxY: number };
  type Subset = {
    includeGlyph(id: number): number;
    encode(): Uint8Array;
    /** Filled while it is encoded, glyph by glyph. */
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
    _addGlyph(id: number): number;
  };
  type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    capHeight: number;
    bbox: Box;
    getGlyph(id: number): Glyph;
    createSubset(): Subset;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: Position[] };
  };
  export function create(file: Buffer): Font;
}
