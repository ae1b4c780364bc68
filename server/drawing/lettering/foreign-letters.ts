// Letters of scripts the house's own face lacks, as outlines: each from the Noto font that has it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** A glyph as SVG path data in thousandths of the letter size, y upwards, and how far right it stands. */
export type Placed = { path: string; x: number; y: number };
/** What a word looks like and how wide it is, in thousandths of the letter size. */
export type Outlined = { glyphs: Placed[]; width: number };

type Slice = { file: string; ranges: [from: number, to: number][] };

const scripts =
  'arabic bengali devanagari gujarati gurmukhi hebrew kannada malayalam tamil telugu thai'
    .split(' ')
    .map((name) => `noto-sans-${name}`);
const han = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
const { resolve } = createRequire(import.meta.url);
const contents = new Map<string, Slice[]>();
const fonts = new Map<string, Font>();
/** A line is measured again and again until it fits, and a font of Han has a hundred slices to look through. */
const letters = new Map<string, boolean>();
const words = new Map<string, Outlined | undefined>();
// A board needs few, and a slice of Han is soon read again.
const mostFonts = 40;
const mostWords = 500;
const mostLetters = 5000;
/** A sentence touches a dozen; what was strewn over all of them is lettered in part. */
const mostSlices = 16;

/** The outlines of a word; what no font has is left out, undefined where that is all of it. */
export function outlineWord(word: string): Outlined | undefined {
  if (!words.has(word)) {
    if (words.size >= mostWords) words.clear();
    words.set(word, outlinesOf(word));
  }
  return words.get(word);
}

/** Whether a font has the character. */
export function hasLetter(character: string): boolean {
  const known = letters.get(character);
  if (known !== undefined) return known;
  const isThere = sliceWith(character, [...scripts, ...han]) !== undefined;
  if (letters.size >= mostLetters) letters.clear();
  letters.set(character, isThere);
  return isThere;
}

function outlinesOf(word: string): Outlined | undefined {
  // Han characters look different in Japan: kana decide.
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
  const order = [...scripts, ...(isJapanese ? ['noto-sans-jp'] : []), ...han];
  const opened = new Set<string>();
  const runs: { slice: string; text: string }[] = [];
  for (const character of word) {
    const last = runs.at(-1);
    const isMark = /\p{M}/u.test(character);
    const slice = isMark && last ? last.slice : sliceWith(character, order);
    if (!slice || (!opened.has(slice) && opened.size >= mostSlices)) continue;
    opened.add(slice);
    if (last?.slice === slice) last.text += character;
    else runs.push({ slice, text: character });
  }
  const glyphs: Placed[] = [];
  let width = 0;
  for (const { slice, text } of runs) {
    const font = fontOf(slice);
    const scale = 1000 / font.unitsPerEm;
    const { glyphs: shaped, positions } = font.layout(text);
    shaped.forEach(({ id, path }, at) => {
      // The box for what the font has not.
      if (id === 0) return;
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      glyphs.push({
        path: path.scale(scale, scale).toSVG(),
        x: width + xOffset * scale,
        y: yOffset * scale,
      });
      width += xAdvance * scale;
    });
  }
  return glyphs.length > 0 ? { glyphs, width } : undefined;
}

function sliceWith(character: string, order: readonly string[]): string | undefined {
  const point = character.codePointAt(0) ?? 0;
  for (const name of ['noto-sans', ...order])
    for (const { file, ranges } of slicesOf(name))
      if (ranges.some(([from, to]) => point >= from && point <= to)) return file;
  return undefined;
}

function slicesOf(name: string): Slice[] {
  const known = contents.get(name);
  if (known) return known;
  const json = readFileSync(resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8');
  const made = Object.entries(JSON.parse(json) as Record<string, string>).map(
    ([subset, ranges]): Slice => ({
      file: `@fontsource-variable/${name}/files/${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      ranges: ranges.split(',').map((range) => {
        const [from = '', to = from] = range.trim().slice(2).split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    }),
  );
  contents.set(name, made);
  return made;
}

function fontOf(file: string): Font {
  const known = fonts.get(file);
  if (known) return known;
  if (fonts.size >= mostFonts) fonts.clear();
  const font = create(readFileSync(resolve(file)));
  fonts.set(file, font);
  return font;
}
