// What of the client's own words can stand as a title: a phrase with a thought in it, no bare price or measure.
import type { Statement } from '../../understand/subject-frame.ts';

const longest = 34;

/** Short letterings of these statements that could be said in a meeting, the shortest first. */
export const goodTitles = (statements: readonly (Statement | undefined)[]): string[] =>
  statements.flatMap(
    (said) =>
      said?.lettered.filter((text) => text.length <= longest && isTitle(text)).toReversed() ?? [],
  );

function isTitle(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const figures = text.match(/\p{N}+/gu) ?? [];
  return (
    words.length >= 3 &&
    figures.length === 0 &&
    /^[\p{Lu}\p{Ll}¿¡«„“"]/u.test(text) &&
    !/[,:/]/.test(text)
  );
}
