// The page's typefaces on the server's canvas, and those of other scripts where a film needs them.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const { resolve } = createRequire(import.meta.url);
const own = [
  ['archivo', 'Archivo Variable'],
  ['sometype-mono', 'Sometype Mono Variable'],
] as const;
/** By the script a text is written in. */
const others: readonly (readonly [script: RegExp, packages: readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['noto-sans-jp']],
  [/\p{Script=Hangul}/u, ['noto-sans-kr']],
  [/\p{Script=Han}/u, ['noto-sans-sc']],
  [/\p{Script=Arabic}/u, ['noto-sans-arabic']],
  [/\p{Script=Hebrew}/u, ['noto-sans-hebrew']],
  [/\p{Script=Devanagari}/u, ['noto-sans-devanagari']],
  [/\p{Script=Thai}/u, ['noto-sans-thai']],
  [/[\p{Script=Greek}\p{Script=Cyrillic}]/u, ['noto-sans']],
];

const loaded = new Set<string>();

/** Loads what this text is set in; a script nobody has a face for is set in boxes, as on the page. */
export function loadFaces(text: string): void {
  for (const [name, family] of own) load(name, family);
  for (const [script, packages] of others)
    if (script.test(text)) for (const name of packages) load(name, name);
}

function load(name: string, family: string): void {
  if (loaded.has(name)) return;
  loaded.add(name);
  const folder = join(dirname(resolve(`@fontsource-variable/${name}/package.json`)), 'files');
  for (const file of readdirSync(folder))
    if (file.endsWith('-wght-normal.woff2'))
      GlobalFonts.registerFromPath(join(folder, file), family);
}
