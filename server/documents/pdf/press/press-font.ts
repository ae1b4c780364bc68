// A font in the file. A code is a glyph with the text it stands for, so that the same glyph can be
// copied out as one letter here and as another there.
import type PDFDocument from 'pdfkit';
import type { Reference } from 'pdfkit';
import type { Face, Glyph } from '../type/face.ts';
import { gatherGlyphs } from './joined-glyphs.ts';

export type PressFont = {
  id: string;
  reference: Reference;
  /** Four hexadecimal digits for a glyph that stands for `text`, and how far it moves the pen, in parts of the size. */
  code(glyph: Glyph, text: string): { code: string; width: number };
  /** Writes the glyphs that were used into the file. */
  embed(): void;
};

export function makePressFont(pdf: PDFDocument, face: Face, number: number): PressFont {
  const { open, unitsPerEm } = face;
  const scale = 1000 / unitsPerEm;
  const reference = pdf.ref();
  const set = gatherGlyphs(open);
  const codes = new Map<string, number>();
  const places = [0];
  const widths = [open.getGlyph(0).advanceWidth * scale];
  const texts = ['\uFFFD'];
  return {
    id: `T${number}`,
    reference,
    code(glyph, text) {
      const { place, width } = set.include(glyph.parts, glyph.advanceWidth);
      const key = `${place} ${text}`;
      const code = codes.get(key) ?? places.length;
      if (code === places.length) {
        codes.set(key, code);
        places.push(place);
        widths.push(width * scale);
        texts.push(text);
      }
      return { code: hex(code), width: width / unitsPerEm };
    },
    embed() {
      const file = pdf.ref();
      file.end(set.encode());
      const name = `${tagOf(number)}+${face.name}`;
      const descriptor = describe(pdf, face, name, file);
      const descendant = descend(pdf, name, { descriptor, places, widths });
      const unicode = pdf.ref();
      unicode.end(unicodeTable(texts));
      reference.data = {
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: unicode,
      };
      reference.end();
    },
  };
}

function describe(pdf: PDFDocument, { open, unitsPerEm }: Face, name: string, file: Reference) {
  const scale = 1000 / unitsPerEm;
  const { bbox } = open;
  const descriptor = pdf.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((value) => value * scale),
    ItalicAngle: 0,
    Ascent: open.ascent * scale,
    Descent: open.descent * scale,
    CapHeight: (open.capHeight || open.ascent) * scale,
    StemV: 80,
    FontFile2: file,
  });
  descriptor.end();
  return descriptor;
}

type Glyphs = { descriptor: Reference; places: readonly number[]; widths: readonly number[] };

function descend(pdf: PDFDocument, name: string, { descriptor, places, widths }: Glyphs) {
  const map = Buffer.alloc(places.length * 2);
  for (const [code, place] of places.entries()) map.writeUInt16BE(place, code * 2);
  const codeMap = pdf.ref();
  codeMap.end(map);
  const descendant = pdf.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    // pdfkit writes a String object as a string, and a plain one as a name.
    CIDSystemInfo: {
      Registry: new String('Adobe'),
      Ordering: new String('Identity'),
      Supplement: 0,
    },
    FontDescriptor: descriptor,
    W: [0, widths.map((width) => Math.round(width * 100) / 100)],
    CIDToGIDMap: codeMap,
  });
  descendant.end();
  return descendant;
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');

// Six capitals, another for each font.
const tagOf = (number: number): string =>
  Array.from({ length: 6 }, (_, at) =>
    String.fromCharCode(65 + (Math.floor(number / 26 ** (5 - at)) % 26)),
  ).join('');

// A block of the table has a hundred lines at the most.
const blockLines = 100;

function unicodeTable(texts: readonly string[]): string {
  const lines = texts.map((text, code) => {
    const units = Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at)));
    return `<${hex(code)}> <${units.join('')}>`;
  });
  const blocks = Array.from({ length: Math.ceil(lines.length / blockLines) }, (_, at) => {
    const some = lines.slice(at * blockLines, (at + 1) * blockLines);
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
