// Mono capitals as outlines: no font needs to be installed where pictures are rendered.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const folder = '@fontsource-variable/sometype-mono/files/sometype-mono';
const files = [`${folder}-latin-wght-normal.woff2`, `${folder}-latin-ext-wght-normal.woff2`];

let fonts: Font[] | undefined;
const outlines = new Map<string, string | undefined>();

function loadFonts(): Font[] {
  const { resolve } = createRequire(import.meta.url);
  fonts ??= files.map((file) => create(readFileSync(resolve(file))));
  return fonts;
}

/** All glyphs are this wide and capitals this tall, for a letter size of 1. */
export const advance = 0.6;
export const capHeight = 0.65;

/** The outline of one character as SVG path data in thousandths of the letter size, y upwards; undefined where the font has none. */
export function outlineOf(character: string): string | undefined {
  if (!outlines.has(character)) {
    const codePoint = character.codePointAt(0) ?? 32;
    const font = loadFonts().find((one) => one.hasGlyphForCodePoint(codePoint));
    outlines.set(character, font?.glyphForCodePoint(codePoint).path.toSVG());
  }
  return outlines.get(character);
}

/** What of a text can be lettered: capitals, single spaces, only characters the font has. */
export function drawable(text: string): string {
  const capitals = text.normalize('NFC').replaceAll('ß', 'SS').toUpperCase().normalize('NFC');
  return [...capitals]
    .map((character) => (/\s/u.test(character) ? ' ' : character))
    .filter((character) => character === ' ' || outlineOf(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
