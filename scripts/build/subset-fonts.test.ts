import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faces } from './subset-fonts.ts';

const sheet = readFileSync(new URL('../../app/fonts/faces.css', import.meta.url), 'utf8');

// The characters a face of the style sheet claims, as in `U+20-7E, U+A0`.
function claimed(name: string): string[] {
  const face = sheet.split('@font-face').find((part) => part.includes(`/${name}.woff2`)) ?? '';
  const ranges = /unicode-range:([^;]+);/
    .exec(face)?.[1]
    ?.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
  return [...(ranges ?? [])].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
}

test.each(faces.map(({ name }) => name))(
  'the style sheet asks %s for what was cut into it, and nothing else',
  (name) => {
    const cut = faces.find((face) => face.name === name)?.characters ?? '';
    expect(claimed(name).toSorted()).toEqual([...cut].toSorted());
  },
);
