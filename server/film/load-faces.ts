// The page's typefaces on the server's canvas, and those that the PDF has of other scripts.
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { shapedScripts } from '../documents/pdf/type/shaped-scripts.ts';
import { type FontPackage, slicesWith } from '../documents/pdf/type/slices-with.ts';

const { resolve } = createRequire(import.meta.url);

/** As the film's painter names them: their first slice has what is written most. */
const own = { archivo: 'Archivo Variable', 'sometype-mono': 'Sometype Mono Variable' } as const;

/** By the script a letter is of. Hanzi are set as in Japan where there is Kana beside them. */
const others: readonly (readonly [script: RegExp, name: FontPackage])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/\p{Script=Han}/u, 'noto-sans-sc'],
  ...shapedScripts.map(
    (script) =>
      [
        new RegExp(`\\p{Script=${script}}`, 'u'),
        `noto-sans-${script.toLowerCase()}` as FontPackage,
      ] as const,
  ),
];

const loaded = new Set<string>();

/**
 * Loads what this text is set in, and gives the families for what the film's own typefaces lack: each slice
 * is one, since a family has one face for each weight. A letter that no face has is a box, as in the PDF.
 */
export async function loadFaces(text: string): Promise<string[]> {
  for (const [name, family] of Object.entries(own)) load(name as FontPackage, 'latin', family);
  const packages = [
    'archivo' as const,
    ...others.flatMap(([script, name]) => (script.test(text) ? [name] : [])),
    'noto-sans' as const,
    'noto-emoji' as const,
  ];
  const families = new Set<string>();
  let letters = [...new Set(text)].flatMap((letter) => letter.codePointAt(0) ?? []);
  for (const name of packages) {
    const lacking: number[] = [];
    for (const letter of letters) {
      const slices = await slicesWith(name, [letter]);
      for (const slice of slices) families.add(load(name, slice, `${name}-${slice}`));
      if (slices.length === 0) lacking.push(letter);
    }
    letters = lacking;
  }
  return [...families];
}

function load(name: FontPackage, slice: string, family: string): string {
  if (loaded.has(family)) return family;
  loaded.add(family);
  const file = `@fontsource-variable/${name}/files/${name}-${slice}-wght-normal.woff2`;
  GlobalFonts.registerFromPath(resolve(file), family);
  return family;
}
