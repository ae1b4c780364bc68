// The part of fontkit that the lettering uses; the package ships no types.
declare module 'fontkit' {
  type Glyph = { advanceWidth: number; path: { toSVG(): string } };
  type Font = {
    unitsPerEm: number;
    capHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
  };
  export function create(file: Buffer): Font;
}
