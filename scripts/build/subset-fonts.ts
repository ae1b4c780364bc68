// Cuts the two type families to the signs this product sets. Runs before each build and at the
// start of development; an unchanged source is not cut again.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.cache/fonts`;

type Axes = Record<string, number | { min: number; max: number; default: number }>;
type Face = { name: string; source: string; characters: string; axes?: Axes };

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What English text is set in, with typographic signs and arrows: the only part of most visits. */
const plain = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”•…−←→`;
/**
 * The letters of other Western European languages with their punctuation, fetched when a page
 * shows one. Icelandic letters and rare signs fall back.
 */
const accented = `${range(0xc0, 0xff).replace(/[ÐÞðþ×÷]/g, '')}Œœ¡¿®°£€§ªº«»‹›‚„™`;

const archivoSource = 'archivo/files/archivo-latin-standard-normal.woff2';
const archivo = {
  source: archivoSource,
  axes: {
    wght: { min: 400, max: 900, default: 400 },
    wdth: { min: 100, max: 125, default: 100 },
  },
};
/** Narrow type is set in titles alone, at one weight: a third of both widths in one file. */
const narrow = {
  source: archivoSource,
  axes: { wght: 850, wdth: { min: 62, max: 92, default: 62 } },
};
const mono = 'sometype-mono/files/sometype-mono-latin-wght-normal.woff2';

/** The cuts by name; the style sheet says which characters are in which. */
export const faces: readonly Face[] = [
  { name: 'archivo', ...archivo, characters: plain },
  { name: 'archivo-accented', ...archivo, characters: accented },
  { name: 'archivo-narrow', ...narrow, characters: plain },
  { name: 'archivo-narrow-accented', ...narrow, characters: accented },
  // The headline of the landing page, where it stands tall: seven letters.
  {
    name: 'archivo-headline',
    source: archivoSource,
    axes: { wght: 900, wdth: 62 },
    characters: 'BDEILRU',
  },
  { name: 'sometype-mono', source: mono, characters: plain },
  { name: 'sometype-mono-accented', source: mono, characters: accented },
];

/** Writes `.cache/fonts/<name>.woff2` for each face and returns the bytes of each. */
async function subsetFonts(): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  for (const face of faces) sizes[face.name] = (await cut(face)).length;
  return sizes;
}

async function cut(face: Face): Promise<Buffer> {
  const source = await readFile(`${root}node_modules/@fontsource-variable/${face.source}`);
  const { characters } = face;
  const key = createHash('sha256')
    .update(source)
    .update(characters)
    .update(JSON.stringify(face.axes ?? {}))
    .digest('hex');
  const target = `${folder}/${face.name}.woff2`;
  const keyFile = `${folder}/${face.name}.key`;
  const kept = await readFile(keyFile, 'utf8').catch(() => '');
  if (kept === key) {
    const font = await readFile(target).catch(() => null);
    if (font) return font;
  }
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    ...(face.axes ? { variationAxes: face.axes } : {}),
  });
  await writeFile(target, font);
  await writeFile(keyFile, key);
  return font;
}

/** Makes the fonts before Vite resolves the style sheet that names them. */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    async config() {
      await subsetFonts();
    },
  };
}

if (import.meta.main) console.log(await subsetFonts());
