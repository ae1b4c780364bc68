/**
 * Scripts whose letters are joined, moved or stacked. Such a stretch is set in one font, so that it
 * is shaped as a whole.
 */
export const shapedScripts = [
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Thai',
] as const;
export type ShapedScript = (typeof shapedScripts)[number];

/** A letter of the script, then its letters, marks, signs and joiners, and blanks between and beside words. */
export function stretchOf(script: ShapedScript): string {
  const word = `\\p{Script=${script}}[\\p{Script_Extensions=${script}}\\p{M}\\u200C\\u200D]*`;
  return ` ?${word}(?: ${word})* ?`;
}
