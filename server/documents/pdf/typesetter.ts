// Chooses the fonts of a document: the product's own two families first, Noto for what they lack.
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { type Cut, type FontPackage, loadSlice, slicesWith } from './font-slices.ts';

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
  /** The text as children of a PDF text: emoji in their own font, what no font has as a box. */
  set(text: string): ReactNode[];
};

const notoCuts = [400, 700].map((wght): Cut => ({ weight: wght, axes: { wght } }));
const emojiPattern = /\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gv;
const missing = '\u25A1';
// Blanks, joiners and direction marks are drawn by no font and wanted in none.
const invisible = /\p{Cf}|\p{Cc}|[\u{FE00}-\u{FE0F}]/gu;

/** Makes sure that every character of `text` that some font has can be drawn. */
export async function prepareTypesetter(text: string): Promise<Typesetter> {
  const emojiFamilies = await loadEmoji(text);
  const plain = text.replaceAll(emojiPattern, (found) => (emojiFamilies.has(found) ? '' : found));
  const points = new Set([...visible(plain), missing].map((char) => char.codePointAt(0) ?? 0));
  const order = fallbackOrder(plain);
  const unknown = new Set<number>();
  const families = {} as Record<Voice, string[]>;
  for (const voice of Object.keys(voices) as Voice[]) {
    const stack = await stackFor(voice, points, order);
    families[voice] = stack.families;
    for (const point of stack.unknown) unknown.add(point);
  }
  const drawn = (value: string) =>
    [...visible(value)]
      .map((char) => (unknown.has(char.codePointAt(0) ?? 0) ? missing : char))
      .join('');
  return { families, set: (value) => splitEmoji(value, emojiFamilies, drawn) };
}

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
): Promise<{ families: string[]; unknown: number[] }> {
  const { own, cuts } = voices[voice];
  const stack = new Set<string>([(await loadSlice(own, 'latin', cuts, `${voice}-`)).family]);
  const unknown: number[] = [];
  for (const point of points) {
    if (point === 0x0a || point === 0x20) continue;
    const family =
      (await findFamily(own, cuts, point, `${voice}-`)) ?? (await findFallback(order, point));
    if (family) stack.add(family);
    else unknown.push(point);
  }
  return { families: [...stack], unknown };
}

async function findFallback(order: readonly FontPackage[], point: number) {
  for (const name of order) {
    const family = await findFamily(name, notoCuts, point, '');
    if (family) return family;
  }
  return undefined;
}

async function findFamily(
  name: FontPackage,
  cuts: readonly Cut[],
  point: number,
  prefix: string,
): Promise<string | undefined> {
  for (const subset of await slicesWith(name, [point])) {
    const slice = await loadSlice(name, subset, cuts, prefix);
    if (slice.has(point)) return slice.family;
  }
  return undefined;
}

// All parts of one emoji stand in one slice, so that they join into one picture.
async function loadEmoji(text: string): Promise<Map<string, string>> {
  const families = new Map<string, string>();
  for (const emoji of new Set(text.match(emojiPattern) ?? [])) {
    const points = [...emoji]
      .map((char) => char.codePointAt(0) ?? 0)
      .filter((point) => point !== 0xfe0f);
    const [subset] = await slicesWith('noto-emoji', points);
    if (subset) families.set(emoji, (await loadSlice('noto-emoji', subset, notoCuts)).family);
  }
  return families;
}

function splitEmoji(
  text: string,
  families: ReadonlyMap<string, string>,
  drawn: (text: string) => string,
): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(emojiPattern)) {
    const family = families.get(match[0]);
    if (!family) continue;
    parts.push(drawn(text.slice(from, match.index)));
    const emoji = match[0].replaceAll('\uFE0F', '');
    parts.push(h(Text, { key: `emoji-${match.index}`, style: { fontFamily: family } }, emoji));
    from = match.index + match[0].length;
  }
  parts.push(drawn(text.slice(from)));
  return parts.filter((part) => part !== '');
}
