// Chooses the fonts of a document: the product's own two families first, Noto for what they lack.
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { type FontCase, openFontCase } from './font-case.ts';
import { type Cut, letGoOfSlices, loadSlice, notoCuts, type Slice } from './font-slices.ts';
import { type FontsApart, findFontsApart, setApart } from './fonts-apart.ts';
import { type FontPackage, slicesWith } from './slices-with.ts';

const voices = {
  /** Running text. Weights 400, 600 and 700. */
  text: {
    own: 'archivo',
    cuts: [400, 600, 700].map((wght) => ({ weight: wght, axes: { wdth: 100, wght } })),
  },
  /** Headings of sections. */
  wide: { own: 'archivo', cuts: [{ weight: 700, axes: { wdth: 112, wght: 760 } }] },
  /** Titles in capitals. */
  tall: { own: 'archivo', cuts: [{ weight: 700, axes: { wdth: 62, wght: 850 } }] },
  /** Script and form labels. Weights 400 and 600. */
  mono: {
    own: 'sometype-mono',
    cuts: [400, 600].map((wght) => ({ weight: wght, axes: { wght } })),
  },
} satisfies Record<string, { own: FontPackage; cuts: Cut[] }>;
export type Voice = keyof typeof voices;

/** Family names for each voice, and text made ready for them. */
export type Typesetter = {
  families: Record<Voice, string[]>;
  fonts: FontCase;
  /**
   * The text as children of a PDF text: emoji and shaped scripts each in a font of their own, what
   * no font has as a box.
   */
  set(text: string): ReactNode[];
};

const missing = '\u25A1';
// Blanks, joiners and direction marks are drawn by no font and wanted in none.
const invisible = /(?![\u2066-\u2069])\p{Cf}|\p{Cc}|[\u{FE00}-\u{FE0F}]/gu;

/** Makes sure that every character of `text` that some font has can be drawn. */
export async function prepareTypesetter(text: string): Promise<Typesetter> {
  const slices = new Map<string, Slice>();
  const load: Load = async (...wanted) => {
    const slice = await loadSlice(...wanted);
    slices.set(slice.family, slice);
    return slice;
  };
  // The first slice stands in where nothing else fits.
  await load('archivo', 'latin', voices.text.cuts, 'text-');
  const apart = await findFontsApart(text, load);
  const plain = apart ? text.replaceAll(setApart, (found) => (apart(found) ? '' : found)) : text;
  const points = new Set([...visible(plain), missing].map((char) => char.codePointAt(0) ?? 0));
  const order = fallbackOrder(plain);
  const unknown = new Set<number>();
  const families = {} as Record<Voice, string[]>;
  for (const voice of Object.keys(voices) as Voice[]) {
    const stack = await stackFor(voice, points, order, load);
    families[voice] = stack.families;
    for (const point of stack.unknown) unknown.add(point);
  }
  letGoOfSlices();
  const drawn = (value: string) =>
    [...visible(value)]
      .map((char) => (unknown.has(char.codePointAt(0) ?? 0) ? missing : char))
      .join('');
  return {
    families,
    fonts: openFontCase(slices),
    set: (value) => split(value, apart, drawn),
  };
}

type Load = typeof loadSlice;

// A line break is kept, a tab becomes a blank.
const visible = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replace(invisible, ''))
    .join('\n');

// Han characters look different in Japan and Korea: kana or hangul in the text decide.
function fallbackOrder(text: string): FontPackage[] {
  const han: FontPackage[] = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) han.unshift('noto-sans-jp');
  else if (/\p{Script=Hangul}/u.test(text)) han.unshift('noto-sans-kr');
  return ['noto-sans', ...new Set(han), 'noto-emoji'];
}

async function stackFor(
  voice: Voice,
  points: ReadonlySet<number>,
  order: readonly FontPackage[],
  load: Load,
): Promise<{ families: string[]; unknown: number[] }> {
  const { own, cuts } = voices[voice];
  const stack = new Set<string>([(await load(own, 'latin', cuts, `${voice}-`)).family]);
  const unknown: number[] = [];
  for (const point of points) {
    if (point === 0x0a || point === 0x20) continue;
    const family =
      (await findFamily(own, cuts, point, `${voice}-`, load)) ??
      (await findFallback(order, point, load));
    if (family) stack.add(family);
    else unknown.push(point);
  }
  return { families: [...stack], unknown };
}

async function findFallback(order: readonly FontPackage[], point: number, load: Load) {
  for (const name of order) {
    const family = await findFamily(name, notoCuts, point, '', load);
    if (family) return family;
  }
  return undefined;
}

async function findFamily(
  name: FontPackage,
  cuts: readonly Cut[],
  point: number,
  prefix: string,
  load: Load,
): Promise<string | undefined> {
  for (const subset of await slicesWith(name, [point])) {
    const slice = await load(name, subset, cuts, prefix);
    if (slice.has(point)) return slice.family;
  }
  return undefined;
}

function split(
  text: string,
  apart: FontsApart | undefined,
  drawn: (text: string) => string,
): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  if (!apart) return [drawn(text)].filter(Boolean);
  for (const { 0: found, index } of text.matchAll(setApart)) {
    const family = apart(found);
    if (!family) continue;
    parts.push(drawn(text.slice(from, index)));
    const shown = found.replaceAll('\uFE0F', '');
    parts.push(h(Text, { key: `apart-${index}`, style: { fontFamily: family } }, shown));
    from = index + found.length;
  }
  parts.push(drawn(text.slice(from)));
  return parts.filter((part) => part !== '');
}
