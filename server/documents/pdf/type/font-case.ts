// The fonts of one document, as the layout engine asks for them.
import { breakWord } from './break-words.ts';
import type { Face } from './face.ts';
import type { Slice } from './font-slices.ts';

type Wanted = { fontFamily: string; fontWeight?: number | string };

/** What the layout engine takes for its store of fonts. */
export type FontCase = {
  getFont(wanted: Wanted): { data: Face };
  load(): Promise<void>;
  getEmojiSource(): null;
  getHyphenationCallback(): typeof breakWord;
};

/** A case with the given slices. A family it does not have is the first one's. */
export function openFontCase(slices: ReadonlyMap<string, Slice>): FontCase {
  const [first] = slices.values();
  if (!first) throw new Error('A document needs a font.');
  return {
    getFont: ({ fontFamily, fontWeight }) => ({
      data: nearest(slices.get(fontFamily) ?? first, Number(fontWeight ?? 400)),
    }),
    load: async () => {},
    getEmojiSource: () => null,
    getHyphenationCallback: () => breakWord,
  };
}

// The heavier of two that are equally near, as the renderer's own store chooses for headings.
function nearest({ faces }: Slice, weight: number): Face {
  const [best] = [...faces].toSorted(
    ([a], [b]) => Math.abs(a - weight) - Math.abs(b - weight) || b - a,
  );
  if (!best) throw new Error('A slice has a face.');
  return best[1];
}
