// What is set in a font of its own, because it is shaped as a whole: an emoji, a stretch of a script.
import { type loadSlice, notoCuts } from './font-slices.ts';
import { type ShapedScript, shapedScripts, stretchOf } from './shaped-scripts.ts';
import { slicesWith } from './slices-with.ts';

const emoji = '\\p{RGI_Emoji}|\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F';
const stretches = shapedScripts.map((script) => stretchOf(script));

/** One emoji, or one stretch of a script. */
export const setApart = new RegExp([emoji, ...stretches].join('|'), 'gv');

// Neither is below these; looking for them is slow, and most texts have none.
const mayHold = /[\u0590-\u1FFF\u2100-\u{10FFFF}]/u;

const starts = new Map(
  shapedScripts.map((script) => [script, new RegExp(`^ ?\\p{Script=${script}}`, 'u')]),
);

/** The family for each emoji and stretch in the text; none where a character is in no slice. */
export async function findFontsApart(
  text: string,
  load: typeof loadSlice,
): Promise<Map<string, string>> {
  const families = new Map<string, string>();
  if (!mayHold.test(text)) return families;
  for (const found of new Set(text.match(setApart) ?? [])) {
    const family = await familyFor(found, load);
    if (family) families.set(found, family);
  }
  return families;
}

async function familyFor(found: string, load: typeof loadSlice): Promise<string | undefined> {
  const script = shapedScripts.find((one) => starts.get(one)?.test(found));
  if (script) return familyOfScript(script, found, load);
  // All parts of one emoji stand in one slice, so that they join into one picture.
  const points = pointsOf(found.replaceAll('\uFE0F', ''));
  const [subset] = await slicesWith('noto-emoji', points);
  return subset && (await load('noto-emoji', subset, notoCuts)).family;
}

async function familyOfScript(script: ShapedScript, found: string, load: typeof loadSlice) {
  const name = script.toLowerCase() as Lowercase<ShapedScript>;
  const slice = await load(`noto-sans-${name}`, name, notoCuts);
  const letters = pointsOf(found.replace(/[\u200C\u200D]/g, ''));
  return letters.every(slice.has) ? slice.family : undefined;
}

const pointsOf = (text: string): number[] => [...text].map((char) => char.codePointAt(0) ?? 0);
