// Archivo as outlines, so that the share picture needs no installed font.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

type Path = {
  scale(x: number, y: number): Path;
  translate(x: number, y: number): Path;
  toSVG(): string;
};
type VariableFont = {
  unitsPerEm: number;
  getVariation(axes: Record<string, number>): VariableFont;
  layout(text: string): { glyphs: { path: Path }[]; positions: { xAdvance: number }[] };
};

const file = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** Opens Archivo at a weight (100–900) and width (62–125) with the characters of `text`. */
export async function openArchivo(text: string, wght: number, wdth: number) {
  const packed = await readFile(createRequire(import.meta.url).resolve(file));
  const plain = await subsetFont(packed, text, { targetFormat: 'truetype' });
  return (create(plain) as unknown as VariableFont).getVariation({ wght, wdth });
}

/** One line as SVG path data with its base line at x, y. `tracking` is a share of the size. */
export function outline(
  font: VariableFont,
  text: string,
  [x, y]: [number, number],
  size: number,
  tracking = 0,
) {
  const { glyphs, positions } = font.layout(text);
  const unit = size / font.unitsPerEm;
  let pen = x;
  let d = '';
  glyphs.forEach(({ path }, i) => {
    d += path.scale(unit, -unit).translate(pen, y).toSVG();
    pen += (positions[i]?.xAdvance ?? 0) * unit + tracking * size;
  });
  return { d, end: pen };
}
