import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { loadSlice } from '../type/font-slices.ts';
import { makePressFont } from './press-font.ts';

test('FILE-01 a letter is as wide in the file as in its font, however close its pair stands', async () => {
  const slice = await loadSlice('archivo', 'latin', [
    { weight: 400, axes: { wdth: 100, wght: 400 } },
  ]);
  const face = slice.faces.get(400);
  if (!face) throw new Error('No face.');
  const font = makePressFont(new PDFDocument({}), face, 1);
  const [first] = face.layout('AV').glyphs;
  if (!first) throw new Error('No glyph.');
  const own = face.open.glyphForCodePoint(65).advanceWidth / face.unitsPerEm;
  expect(first.advanceWidth / face.unitsPerEm).toBeLessThan(own);
  expect(font.code(first, 'A').width).toBe(own);
});
