// The font packages come in slices by script and as variable fonts. A PDF needs static ones, so a
// slice is cut to one weight and width when a document first needs it, and kept.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Face, openFace } from './face.ts';
import type { FontPackage } from './slices-with.ts';

/** A static font to cut: `weight` is what styles ask for, `axes` where it lies in the variable font. */
export type Cut = { weight: number; axes: Record<string, number> };

/** The weights in which Noto fonts are cut. */
export const notoCuts = [400, 700].map((wght): Cut => ({ weight: wght, axes: { wght } }));

/** A slice under the family name that styles use, with a face for each weight. */
export type Slice = {
  family: string;
  faces: ReadonlyMap<number, Face>;
  has(point: number): boolean;
};

// Archivo's, so that a line stands where it stands whichever script is in it.
const ownReach = { above: 0.878, below: 0.21 };

const { resolve } = createRequire(import.meta.url);
// In the order of their last use.
const slices = new Map<string, Promise<Slice>>();
const mostSlices = 24;

/** Cuts a slice in the given weights. The latest are kept. */
export function loadSlice(
  name: FontPackage,
  subset: string,
  cuts: readonly Cut[],
  prefix = '',
): Promise<Slice> {
  const family = `${prefix}${name}-${subset}`;
  const slice = slices.get(family) ?? cutSlice(name, subset, cuts, family);
  slices.delete(family);
  slices.set(family, slice);
  slice.catch(() => slices.delete(family));
  return slice;
}

/** Lets go of the fonts that have not been used for longest. */
export function letGoOfSlices(): void {
  for (const family of [...slices.keys()].slice(0, -mostSlices)) slices.delete(family);
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
  const reach = name.startsWith('noto') ? ownReach : undefined;
  const faces = new Map<number, Face>();
  for (const { weight, axes } of cuts) {
    const options = { keepAllGlyphs: true, variationAxes: axes, targetFormat: 'truetype' } as const;
    faces.set(
      weight,
      openFace(await subsetFont(variable, '', options), `${family}-${weight}`, reach),
    );
  }
  const [first] = faces.values();
  return { family, faces, has: (point) => first?.hasGlyphForCodePoint(point) ?? false };
}
