// Mono capitals as outlines: no font needs to be installed where pictures are rendered.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { hasLetter, outlineWord } from './foreign-letters.ts';

const folder = '@fontsource-variable/sometype-mono/files/sometype-mono';
const files = [`${folder}-latin-wght-normal.woff2`, `${folder}-latin-ext-wght-normal.woff2`];

// Emoji are pictures, and lettering is none.
const isPicture = (character: string) => /\p{Extended_Pictographic}/u.test(character);

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

/** Whether all of a word is in the house's own face. */
export const isOwn = (word: string): boolean =>
  [...word].every((character) => character === ' ' || outlineOf(character) !== undefined);

/** How wide a line is, in letters of the house's own face. */
export const columnsOf = (line: string): number =>
  isOwn(line)
    ? line.length
    : line.split(' ').reduce((sum, word) => sum + columnsOfWord(word) + 1, -1);

// All of these are as wide as they are tall: no font has to be opened to measure them.
const square = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const columnsOfWord = (word: string): number =>
  square.test(word)
    ? [...word].length / advance
    : isOwn(word)
      ? word.length
      : (outlineWord(word)?.width ?? 0) / (advance * 1000);

/** What of a text can be lettered: capitals, single spaces, only characters some font has. */
export function drawable(text: string): string {
  const capitals = text.normalize('NFC').replaceAll('ß', 'SS').toUpperCase().normalize('NFC');
  return [...capitals]
    .map((character) => (/\s/u.test(character) ? ' ' : character))
    .filter((one) => one === ' ' || outlineOf(one) || (!isPicture(one) && hasLetter(one)))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
