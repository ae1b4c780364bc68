// The font packages come in slices by script: which of them says that it has a letter.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ShapedScript } from './shaped-scripts.ts';

export type FontPackage =
  | 'archivo'
  | 'sometype-mono'
  | 'noto-sans'
  | 'noto-sans-sc'
  | 'noto-sans-jp'
  | 'noto-sans-kr'
  | 'noto-emoji'
  | `noto-sans-${Lowercase<ShapedScript>}`;

type Ranges = [from: number, to: number][];

const { resolve } = createRequire(import.meta.url);
const contents = new Map<FontPackage, Promise<[subset: string, ranges: Ranges][]>>();

/** Names of the slices of a package that say they hold all of the code points. */
export async function slicesWith(name: FontPackage, points: readonly number[]): Promise<string[]> {
  let list = contents.get(name);
  if (!list) {
    list = readContents(name);
    contents.set(name, list);
  }
  const inside = (ranges: Ranges) =>
    points.every((point) => ranges.some(([from, to]) => point >= from && point <= to));
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
