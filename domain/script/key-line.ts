import type { AvScript, Cue } from './av-script.ts';
import { isSpoken } from './row-speech.ts';

/** The cue that holds the line, what it says ahead of it, and the line. */
export type KeyLine = { cue: Cue; before: string; marked: string };

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The sentence of a script that a highlighter marks: the last one spoken before the closing row,
 * where the film turns. `cue` is the script's own object. Undefined where nothing is spoken there,
 * or there is only one row.
 */
export function keyLineOf(script: AvScript): KeyLine | undefined {
  const spoken = script.rows
    .slice(0, -1)
    .flatMap(({ cues }) => cues)
    .filter(isSpoken);
  for (const cue of spoken.reverse()) {
    const whole = cue.text.trim();
    const marked = [...sentences.segment(whole)].at(-1)?.segment.trim() ?? '';
    if (/\p{L}/u.test(marked))
      return { cue, before: whole.slice(0, whole.length - marked.length).trim(), marked };
  }
  return undefined;
}
