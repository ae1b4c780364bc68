// The font packages come in slices by script and as variable fonts. A PDF needs static ones, so a
// slice is cut to one weight and width when a document first needs it, and kept.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { create, type Font as OpenFont } from 'fontkit';
import subsetFont from 'subset-font';
import { renameFont } from './rename-font.ts';

export type FontPackage =
  | 'archivo'
  | 'sometype-mono'
  | 'noto-sans'
  | 'noto-sans-sc'
  | 'noto-sans-jp'
  | 'noto-sans-kr'
  | 'noto-emoji';

/** A static font to cut: `weight` is what styles ask for, `axes` where it lies in the variable font. */
export type Cut = { weight: number; axes: Record<string, number> };

/** A slice under the family name that styles use. */
export type Slice = { family: string; has(codePoint: number): boolean };

type Ranges = [from: number, to: number][];

const { resolve } = createRequire(import.meta.url);
const contents = new Map<FontPackage, Promise<[subset: string, ranges: Ranges][]>>();
const slices = new Map<string, Promise<Slice>>();

/** Names of the slices of a package that say they hold all of the code points. */
export async function slicesWith(
  name: FontPackage,
  codePoints: readonly number[],
): Promise<string[]> {
  let list = contents.get(name);
  if (!list) {
    list = readContents(name);
    contents.set(name, list);
  }
  const inside = (ranges: Ranges) =>
    codePoints.every((point) => ranges.some(([from, to]) => point >= from && point <= to));
  return (await list).filter(([, ranges]) => inside(ranges)).map(([subset]) => subset);
}

async function readContents(name: FontPackage): Promise<[string, Ranges][]> {
  const file = await readFile(resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8');
  return Object.entries(JSON.parse(file) as Record<string, string>).map(([subset, ranges]) => [
    subset.replace(/[[\]]/g, ''),
    ranges.split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  ]);
}

/** Cuts a slice in the given weights and registers it with the PDF renderer, once a process. */
export function loadSlice(
  name: FontPackage,
  subset: string,
  cuts: readonly Cut[],
  prefix = '',
): Promise<Slice> {
  const family = `${prefix}${name}-${subset}`;
  let slice = slices.get(family);
  if (!slice) {
    slice = cutSlice(name, subset, cuts, family);
    slices.set(family, slice);
    slice.catch(() => slices.delete(family));
  }
  return slice;
}

async function cutSlice(
  name: FontPackage,
  subset: string,
  cuts: readonly Cut[],
  family: string,
): Promise<Slice> {
  const axis = name === 'archivo' ? 'standard' : 'wght';
  const file = `@fontsource-variable/${name}/files/${name}-${subset}-${axis}-normal.woff2`;
  const variable = await readFile(resolve(file));
  const opened: OpenFont[] = [];
  for (const { weight, axes } of cuts) {
    const options = { keepAllGlyphs: true, variationAxes: axes, targetFormat: 'truetype' } as const;
    const cut = renameFont(await subsetFont(variable, '', options), `${family}-${weight}`);
    opened.push(create(cut));
    const src = `data:font/ttf;base64,${cut.toString('base64')}`;
    Font.register({ family, fontWeight: weight, src });
  }
  return { family, has: (codePoint) => opened[0]?.hasGlyphForCodePoint(codePoint) ?? false };
}
