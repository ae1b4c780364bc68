// What is set in a font of its own, because it is shaped as a whole: an emoji, a stretch of a script.
import { type loadSlice, notoCuts, type Slice } from './font-slices.ts';
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

/** The family of an emoji or a stretch; none where a character of it is in no slice. */
export type FontsApart = (found: string) => string | undefined;

/**
 * The fonts for every emoji and script of the text. A stretch is known by its letters: what is set is put
 * together of the text's parts, and has other blanks beside them.
 */
export async function findFontsApart(
  text: string,
  load: typeof loadSlice,
): Promise<FontsApart | undefined> {
  if (!mayHold.test(text)) return undefined;
  const emojis = new Map<string, string>();
  const scripts = new Map<ShapedScript, Slice>();
  for (const found of new Set(text.match(setApart) ?? [])) {
    const script = scriptOf(found);
    if (!script) await findEmoji(found, emojis, load);
    else if (!scripts.has(script)) scripts.set(script, await sliceOfScript(script, load));
  }
  return (found) => {
    const slice = scripts.get(scriptOf(found) as ShapedScript);
    if (!slice) return emojis.get(found);
    const letters = pointsOf(found.replace(/[\u200C\u200D]/g, ''));
    return letters.every(slice.has) ? slice.family : undefined;
  };
}

const scriptOf = (found: string): ShapedScript | undefined =>
  shapedScripts.find((one) => starts.get(one)?.test(found));

function sliceOfScript(script: ShapedScript, load: typeof loadSlice): Promise<Slice> {
  const name = script.toLowerCase() as Lowercase<ShapedScript>;
  return load(`noto-sans-${name}`, name, notoCuts);
}

async function findEmoji(found: string, emojis: Map<string, string>, load: typeof loadSlice) {
  // All parts of one emoji stand in one slice, so that they join into one picture.
  const [subset] = await slicesWith('noto-emoji', pointsOf(found.replaceAll('\uFE0F', '')));
  if (subset) emojis.set(found, (await load('noto-emoji', subset, notoCuts)).family);
}

const pointsOf = (text: string): number[] => [...text].map((char) => char.codePointAt(0) ?? 0);
